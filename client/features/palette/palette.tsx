import { Command } from 'cmdk'
import { Columns3, ListChecks, Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listText } from '#core/display/list-text.ts'
import { TASKS } from '#core/jobs/tasks.ts'
import { compareHref, recentTools, type StoredTool, useStoredTools } from '../../lib/compare-storage.ts'
import {
  type AnsweredSuggestions,
  type JobSuggestion,
  type ToolSuggestion,
  useAnsweredSuggestions,
} from '../../lib/use-tool-suggestions.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { PageIcon } from './page-icon.tsx'
import { type PaletteAction, usePaletteActions } from './palette-actions.ts'
import { usePalettePages } from './palette-pages.ts'
import { usePopularTools } from './use-popular-tools.ts'
import { DIRECTORY, useSelectedRow } from './use-selected-row.ts'

/** A loose match: every typed word occurs somewhere in the text. */
const matches = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))

/** The suggestions for the text. Until they arrive, those of the previous text that also match this one. */
const suggested = <Named extends { readonly name: string }>(
  { search }: AnsweredSuggestions,
  found: readonly Named[],
  typed: string,
): readonly Named[] => (search === typed ? found : found.filter(({ name }) => matches(name, typed)))

const directorySearch = (search: string): string => `/ai-tools?${new URLSearchParams({ search })}`

const toJobRow = ({ name }: Pick<JobSuggestion, 'name'>) => ({ name, to: directorySearch(name) })

/** Jobs to begin with. */
const FIRST_TASKS = TASKS.map(toJobRow)

/** Tools, pages and actions in one search box. Closing it restores the focus. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const suggestions = useAnsweredSuggestions(search)
  const compared = suggestions.search === search && suggestions.compared.length > 1 ? suggestions.compared : null
  const popular = usePopularTools()
  const recent = useStoredTools(recentTools)
  const actions = usePaletteActions()
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    // The dialog would focus its first focusable element, which is not the box.
    input.current?.focus()
  }, [])

  // Close first, then act: the dialog restores the focus, and the new page may move it afterwards.
  const run = (act: () => void) => {
    dialog.current?.close()
    act()
  }
  const go = (to: string) => run(() => void navigate(to))
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }
  const pages = usePalettePages().filter(({ label }) => matches(label, search))
  const fitting = actions.filter(({ label }) => matches(label, search))
  const isEmpty = search === ''
  const tools: readonly ShownTool[] = isEmpty ? recent : suggested(suggestions, suggestions.tools, search)
  const others = isEmpty ? popular.filter(({ slug }) => recent.every((tool) => tool.slug !== slug)) : []
  const jobs = isEmpty ? FIRST_TASKS : suggested(suggestions, suggestions.jobs, search).map(toJobRow)
  const [selected, select] = useSelectedRow(search, [
    ...(compared ? [COMPARED] : []),
    ...[...tools, ...others].map(({ slug }) => `tool ${slug}`),
    ...jobs.map(({ to }) => `job ${to}`),
    ...pages.map(({ to }) => `page ${to}`),
    ...fitting.map(({ label }) => `action ${label}`),
  ])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes a dialog on Escape; this is for the pointer
    <dialog
      ref={dialog}
      aria-label="Search and commands"
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="mx-auto mt-[8dvh] mb-auto w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-md border border-edge bg-surface p-0 text-ink shadow-raised"
    >
      <Command label="Search and commands" shouldFilter={false} loop value={selected} onValueChange={select}>
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          placeholder="Search tools, pages and actions..."
          className="w-full border-line border-b bg-transparent px-4 py-3.5 outline-none placeholder:text-soft"
        />
        <Command.List label="Results" className="max-h-[min(26rem,70dvh)] overflow-y-auto p-2">
          {compared ? <ComparisonGroup tools={compared} go={go} /> : null}
          <ToolGroup heading={isEmpty ? 'Recently viewed' : 'Tools'} tools={tools} go={go} />
          <ToolGroup heading="Popular tools" tools={others} go={go} />
          <JobGroup jobs={jobs} go={go} />
          {pages.length > 0 ? (
            <Command.Group heading="Pages" className={GROUP}>
              {pages.map(({ label, to }) => (
                <Row key={to} value={`page ${to}`} onSelect={() => go(to)}>
                  <PageIcon to={to} />
                  {label}
                </Row>
              ))}
            </Command.Group>
          ) : null}
          {fitting.length > 0 ? (
            <Command.Group heading="Actions" className={GROUP}>
              {fitting.map((action) => (
                <ActionRow key={action.label} action={action} onSelect={() => run(action.run)} />
              ))}
            </Command.Group>
          ) : null}
          {isEmpty ? null : (
            <Command.Group heading="Directory" className={GROUP}>
              <Row value={DIRECTORY} onSelect={() => go(directorySearch(search))}>
                <Search aria-hidden="true" className="size-4 shrink-0 text-soft" />
                <span className="min-w-0 truncate">Search the directory for “{search}”</span>
              </Row>
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </dialog>
  )
}

const COMPARED = 'comparison'

type ComparisonProps = { readonly tools: AnsweredSuggestions['compared']; readonly go: (to: string) => void }

function ComparisonGroup({ tools, go }: ComparisonProps) {
  return (
    <Command.Group heading="Comparison" className={GROUP}>
      <Row value={COMPARED} onSelect={() => go(compareHref(tools.map(({ slug }) => slug)))}>
        <Columns3 aria-hidden="true" className="size-4 shrink-0 text-soft" />
        <span className="min-w-0 truncate">Compare {listText(tools.map(({ name }) => name))}</span>
      </Row>
    </Command.Group>
  )
}

type ShownTool = StoredTool & Partial<ToolSuggestion>
type ToolGroupProps = {
  readonly heading: string
  readonly tools: readonly ShownTool[]
  readonly go: (to: string) => void
}

function ToolGroup({ heading, tools, go }: ToolGroupProps) {
  if (tools.length === 0) return null
  return (
    <Command.Group heading={heading} className={GROUP}>
      {tools.map((tool) => (
        <Row key={tool.slug} value={`tool ${tool.slug}`} onSelect={() => go(`/tool/${tool.slug}`)}>
          <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} size="sm" />
          <span className="min-w-0 truncate">{tool.name}</span>
          {tool.category ? <Aside>{tool.category.name}</Aside> : null}
        </Row>
      ))}
    </Command.Group>
  )
}

type JobGroupProps = { readonly jobs: readonly ReturnType<typeof toJobRow>[]; readonly go: (to: string) => void }

function JobGroup({ jobs, go }: JobGroupProps) {
  if (jobs.length === 0) return null
  return (
    <Command.Group heading="What do you want to get done?" className={GROUP}>
      {jobs.map(({ name, to }) => (
        <Row key={to} value={`job ${to}`} onSelect={() => go(to)}>
          <ListChecks aria-hidden="true" className="size-4 shrink-0 text-soft" />
          <span className="min-w-0 truncate">{name}</span>
        </Row>
      ))}
    </Command.Group>
  )
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-soft [&_[cmdk-group-heading]]:text-xs'

type RowProps = { readonly value: string; readonly onSelect: () => void; readonly children: ReactNode }

function Row({ value, onSelect, children }: RowProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm aria-selected:bg-gold-wash"
    >
      {children}
    </Command.Item>
  )
}

function ActionRow({ action, onSelect }: { readonly action: PaletteAction; readonly onSelect: () => void }) {
  const Icon: ComponentType<{ className: string; 'aria-hidden': 'true' }> = action.Icon
  return (
    <Row value={`action ${action.label}`} onSelect={onSelect}>
      <Icon aria-hidden="true" className="size-4 text-soft" />
      {action.label}
    </Row>
  )
}

function Aside({ children }: { readonly children: ReactNode }) {
  return <span className="ml-auto shrink-0 text-soft text-xs max-sm:hidden">{children}</span>
}
