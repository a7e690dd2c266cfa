import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { readonly id: Id; readonly label: string }

type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly active: Id
  readonly onChoose: (id: Id) => void
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs that are a single tab stop: the arrow keys, Home and End move between them and select. */
export function Tabs<Id extends string>({ label, tabs, active, onChoose, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  // In one row on a phone, which scrolls on its own without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is active is found in the page
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [active])
  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    onChoose(tab.id)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === active)
    const step = STEPS[event.key]
    const target = step !== undefined ? index + step : event.key === 'Home' ? 0 : event.key === 'End' ? -1 : null
    if (target === null) return
    event.preventDefault()
    choose(target)
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-x-1 overflow-x-auto border-line border-b sm:flex-wrap"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `panel-${tab.id}` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className={classNames(
              'min-h-11 shrink-0 border-b-2 px-3 font-medium text-sm',
              tab.id === active ? 'border-accent text-accent' : 'border-transparent text-soft hover:text-accent',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${active}`} aria-labelledby={`tab-${active}`} className="pt-6">
        {children}
      </div>
    </>
  )
}
