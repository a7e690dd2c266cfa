import { type RefObject, useEffect, useRef } from 'react'
import type { QueueVerb } from './queue-row.tsx'

type QueueKeys = {
  /** `id`: the focused item, or null. */
  readonly onVerb: (id: string | null, verb: QueueVerb) => void
  readonly onHelp: () => void
}

const VERBS: Readonly<Record<string, QueueVerb>> = { a: 'accept', r: 'reject', d: 'defer' }
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * The keyboard shortcuts of the queue. They work while the focus is in the queue or nowhere, never in a field or dialog
 * and never with a modifier, so that they don't override keys of the browser or a screen reader.
 */
export function useQueueKeys(section: RefObject<HTMLElement | null>, keys: QueueKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (target.closest('input, textarea, select, dialog, [contenteditable]') !== null) return
      if (target !== document.body && section.current?.contains(target) !== true) return
      const current = target.closest('[data-queue-item]')?.getAttribute('data-queue-item') ?? null
      const step = STEPS[event.key]
      const verb = VERBS[event.key]
      if (step !== undefined) move(section.current, current, step)
      else if (verb !== undefined) latest.current.onVerb(current, verb)
      else if (event.key === '?') latest.current.onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [section])
}

/** Moves the focus to the next or previous item; from outside, to the first or last one. */
const move = (section: HTMLElement | null, current: string | null, step: number): void => {
  const titles = [...(section?.querySelectorAll<HTMLElement>('[data-queue-title]') ?? [])]
  const at = titles.findIndex((title) => title.closest(`[data-queue-item="${current}"]`) !== null)
  const next = at === -1 ? (step > 0 ? 0 : titles.length - 1) : at + step
  titles[next]?.focus()
}
