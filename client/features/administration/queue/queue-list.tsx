import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { CandidateDetails } from './candidate-details.tsx'
import type { QueueRowItem } from './queue-item.ts'
import { QueueRow, type QueueVerb } from './queue-row.tsx'
import { ReportDetails } from './report-details.tsx'
import { SuggestionDetails } from './suggestion-details.tsx'
import { useCandidateMutations } from './use-candidate-mutations.ts'
import { useQueueActions } from './use-queue-actions.ts'
import { useQueueKeys } from './use-queue-keys.ts'

type QueueListProps = {
  readonly section: RefObject<HTMLElement | null>
  readonly items: readonly QueueRowItem[]
  readonly isDeferred: boolean
  readonly mayPublish: boolean
  /** The id of the item that is open at first. */
  readonly opened: string | null
  readonly onKeys: () => void
}

const FAILED = 'Failed to record the decision. Please try again.'

/** The items of one page. When one leaves, the next one gets the focus. */
export function QueueList({ section, items, isDeferred, mayPublish, opened, onKeys }: QueueListProps) {
  const [open, setOpen] = useState(opened)
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string } | null>(null)
  const actions = useQueueActions()
  const { publish } = useCandidateMutations([])
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterRemoval(list, section, items)

  const act = async (item: QueueRowItem, verb: QueueVerb) => {
    const { id, kind, state } = item
    setProblem(null)
    const settled = async (): Promise<string | null> => {
      if (verb === 'defer') {
        const isBack = isDeferred || (kind === 'CANDIDATE' && state === 'REJECTED')
        if (!isBack && state !== 'OPEN' && state !== 'PREPARED') return null
        return actions.defer(item, isBack)
      }
      if (state === 'ACCEPTED' || state === 'REJECTED') return null
      const accepted = verb === 'accept'
      if (kind === 'REPORT') return problemOf(await actions.settleReport(id, accepted, null))
      if (kind === 'SUGGESTION') return problemOf(await actions.settleSuggestion(id, accepted, null, setOpen))
      if (!accepted) return actions.rejectCandidate(id)
      if (mayPublish && state === 'PREPARED') return problemOf(await publish(id, null))
      setOpen(id)
      focusForm(list.current, id)
      return null
    }
    const text = await settled().catch(() => FAILED)
    if (text !== null) setProblem({ id, text })
  }
  const toggle = (id: string) => setOpen((before) => (before === id ? null : id))

  useQueueKeys(section, {
    onVerb: (id, verb) => {
      const item = items.find((one) => one.id === id)
      if (item === undefined) toast('Move to an item first, with j or k.')
      else void act(item, verb)
    },
    onHelp: onKeys,
  })

  if (items.length === 0) return null
  return (
    <ul ref={list} className="grid gap-4">
      {items.map((item) => (
        <QueueRow
          key={item.id}
          item={item}
          isOpen={open === item.id}
          isDeferred={isDeferred}
          mayPublish={mayPublish}
          onToggle={() => toggle(item.id)}
          onAct={(verb) => void act(item, verb)}
          problem={problem?.id === item.id ? problem.text : null}
        >
          {item.kind === 'REPORT' ? (
            <ReportDetails id={item.id} />
          ) : item.kind === 'SUGGESTION' ? (
            <SuggestionDetails id={item.id} onCandidate={setOpen} />
          ) : (
            <CandidateDetails id={item.id} mayPublish={mayPublish} />
          )}
        </QueueRow>
      ))}
    </ul>
  )
}

/** What went wrong, in one text: there is no form to show it beside a field. */
const problemOf = (
  outcome: { readonly done: true } | { readonly problem?: string; readonly errors?: Readonly<Record<string, string>> },
): string | null => {
  if ('done' in outcome) return null
  return outcome.problem ?? Object.values(outcome.errors ?? {})[0] ?? FAILED
}

/** The details load first; then the first field of their form is ready. */
const focusForm = (list: HTMLElement | null, id: string): void => {
  const find = () => list?.querySelector<HTMLElement>(`[data-queue-item="${id}"] form :is(input, select, textarea)`)
  const ready = find()
  if (ready) {
    ready.focus()
    return
  }
  if (list === null) return
  const observer = new MutationObserver(() => {
    const field = find()
    if (!field) return
    observer.disconnect()
    field.focus()
  })
  observer.observe(list, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5_000)
}

/** Leads the focus to the item that took the place of one that left with the focus in it; without one to the heading. */
function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  section: RefObject<HTMLElement | null>,
  items: readonly QueueRowItem[],
): void {
  const before = useRef<{ readonly ids: readonly string[]; focused: string | null }>({ ids: [], focused: null })

  useEffect(() => {
    // Remembered while it is there: an element that is removed no longer says that it had the focus.
    const remember = (event: FocusEvent) => {
      const item = event.target instanceof Element ? event.target.closest('[data-queue-item]') : null
      before.current.focused = item?.getAttribute('data-queue-item') ?? null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const { ids, focused } = before.current
    const now = items.map(({ id }) => id)
    before.current = { ids: now, focused }
    if (focused === null || now.includes(focused) || !ids.includes(focused)) return
    const next = now[Math.min(ids.indexOf(focused), now.length - 1)]
    const place =
      next === undefined
        ? section.current?.querySelector<HTMLElement>('#queue-heading')
        : list.current?.querySelector<HTMLElement>(`[data-queue-item="${next}"] [data-queue-title]`)
    place?.focus()
  }, [items, list, section])
}
