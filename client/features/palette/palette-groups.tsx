import { Command } from 'cmdk'
import type { ComponentType, ReactNode } from 'react'
import type { StoredTool } from '../../lib/compare-storage.ts'
import type { ToolSuggestion } from '../../lib/use-tool-suggestions.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import type { PaletteAction } from './palette-actions.ts'
import type { PalettePage } from './palette-pages.ts'

/** Rows under a heading; `values` are the rows' keys in cmdk, in order. */
type Group = { readonly heading: string; readonly values: readonly string[]; readonly rows: ReactNode }

type PaletteContent = {
  /** The typed text, trimmed. */
  readonly search: string
  readonly tools: readonly (StoredTool & Partial<ToolSuggestion>)[]
  /** False while the tools belong to an earlier text. */
  readonly areCurrent: boolean
  readonly pages: readonly PalettePage[]
  readonly actions: readonly PaletteAction[]
  readonly go: (to: string) => void
  readonly run: (act: () => void) => void
}

/**
 * The groups with rows. Enter runs the first row, and tools arrive late: pages and actions come before them, so that a
 * late tool never replaces the selected row, and tools found for an earlier text come last.
 */
export function paletteGroups({
  search,
  tools,
  areCurrent,
  pages,
  actions,
  go,
  run,
}: PaletteContent): readonly Group[] {
  const toolGroup: Group = {
    heading: search === '' ? 'Recently viewed' : 'Tools',
    values: tools.map(({ slug }) => `tool ${slug}`),
    rows: tools.map((tool) => (
      <Row key={tool.slug} value={`tool ${tool.slug}`} onSelect={() => go(`/tool/${tool.slug}`)}>
        <ToolMark name={tool.name} mark={tool.mark} size="sm" />
        <span className="min-w-0 truncate">{tool.name}</span>
        {tool.category ? <Aside>{tool.category.name}</Aside> : null}
      </Row>
    )),
  }
  const pageGroup: Group = {
    heading: 'Pages',
    values: pages.map(({ to }) => `page ${to}`),
    rows: pages.map(({ label, to }) => (
      <Row key={to} value={`page ${to}`} onSelect={() => go(to)}>
        {label}
      </Row>
    )),
  }
  const actionGroup: Group = {
    heading: 'Actions',
    values: actions.map(({ label }) => `action ${label}`),
    rows: actions.map((action) => <ActionRow key={action.label} action={action} onSelect={() => run(action.run)} />),
  }
  const directoryGroup: Group = {
    heading: 'Directory',
    values: search === '' ? [] : ['directory'],
    rows: (
      <Row value="directory" onSelect={() => go(`/ai-tools?${new URLSearchParams({ search })}`)}>
        <span className="min-w-0 truncate">Search the directory for “{search}”</span>
      </Row>
    ),
  }
  const own = [pageGroup, actionGroup]
  const late = areCurrent ? [toolGroup, directoryGroup] : [directoryGroup, toolGroup]
  return (search === '' ? [toolGroup, ...own] : [...own, ...late]).filter(({ values }) => values.length > 0)
}

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
