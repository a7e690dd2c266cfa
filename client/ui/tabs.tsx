import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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

/** Tabs in one stop of the keyboard: the arrows, Home and End move between them and choose. */
export function Tabs<Id extends string>({ label, tabs, active, onChoose, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
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
        className="flex flex-wrap gap-x-1 border-line border-b"
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
              '-mb-px min-h-11 border-b-2 px-3 font-medium text-sm',
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
