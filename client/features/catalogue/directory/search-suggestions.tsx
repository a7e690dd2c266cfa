import { Columns3, ListChecks, Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { compareHref } from '#client/lib/compare-storage.ts'
import { type JobSuggestion, type ToolSuggestion, useAnsweredSuggestions } from '#client/lib/use-tool-suggestions.ts'
import { classNames } from '#client/ui/class-names.ts'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { listText } from '#core/display/list-text.ts'
import { directoryHref } from './directory-address.ts'

type SuggestedRow = {
  readonly key: string
  /** Null for the row that searches for the text. */
  readonly to: string | null
  readonly tool?: ToolSuggestion
  readonly job?: JobSuggestion
  /** The names of the tools to compare. */
  readonly compared?: readonly string[]
}

/**
 * Tools and jobs that match the text in a search box, in a list below it, after a row that searches for the text, and
 * before it, for a text that compares tools, the comparison. The
 * box keeps the focus and becomes a combobox: arrow keys select, Enter opens the selected row, Escape closes the list.
 */
export function SearchSuggestions({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const { tools, jobs, compared } = useAnsweredSuggestions(typed)
  const shown = open && tools.length + jobs.length + compared.length > 0
  const search = typed.trim()
  const names = compared.map(({ name }) => name)
  const rows: readonly SuggestedRow[] = [
    ...(compared.length > 1
      ? [{ key: 'compared', to: compareHref(compared.map(({ slug }) => slug)), compared: names }]
      : []),
    { key: 'search', to: null },
    ...tools.map((tool) => ({ key: tool.slug, to: `/tool/${tool.slug}`, tool })),
    ...jobs.map((job) => ({ key: `job-${job.slug}`, to: directoryHref({ search: job.name }), job })),
  ]
  // By key, because late suggestions can change the row at a position.
  const active = rows.findIndex(({ key }) => key === activeKey)
  const chosen = shown ? rows[active] : undefined

  const openRow = ({ to }: SuggestedRow) => {
    setOpen(false)
    if (to === null) box.current?.form?.requestSubmit()
    else void navigate(to)
  }
  const move = (step: number) => {
    setOpen(true)
    // One more position than there are rows: the box itself, when no row is selected.
    const places = rows.length + 1
    setActiveKey(rows[((active + 1 + step + places) % places) - 1]?.key ?? null)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setActiveKey(null)
    } else if (event.key === 'Enter') {
      setOpen(false)
      if (!chosen) return
      event.preventDefault()
      openRow(chosen)
    }
  })

  useEffect(() => {
    const input = box.current
    if (!input) return
    const onInput = () => {
      setTyped(input.value)
      setOpen(true)
      setActiveKey(null)
    }
    const onBlur = () => setOpen(false)
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    // Includes text typed while this was loading.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    input.addEventListener('keydown', onKeyDown)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
      input.removeEventListener('keydown', onKeyDown)
    }
  }, [box])

  useComboboxAttributes(box, { listId: id, shown, chosenId: chosen ? `${id}-${chosen.key}` : null })

  if (!shown) return null
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full max-sm:w-[calc(100vw-2rem)] z-30 mt-1 overflow-hidden rounded-md border border-edge bg-surface py-1 shadow-raised"
    >
      {rows.map((row, index) => {
        const { key } = row
        return (
          <SuggestionRow key={key} id={`${id}-${key}`} isActive={index === active} onOpen={() => openRow(row)}>
            <RowContent row={row} search={search} />
          </SuggestionRow>
        )
      })}
    </div>
  )
}

type ComboboxState = { readonly listId: string; readonly shown: boolean; readonly chosenId: string | null }

/**
 * Makes the box a combobox. It is rendered without these attributes, because it is a plain search box until this part has
 * loaded. They change in the same paint as the list, so that screen readers see both together.
 */
function useComboboxAttributes(box: RefObject<HTMLInputElement | null>, { listId, shown, chosenId }: ComboboxState) {
  useLayoutEffect(() => {
    const input = box.current
    if (!input) return
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? listId : null,
      'aria-activedescendant': chosenId,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [box, listId, shown, chosenId])
}

type SuggestionRowProps = {
  readonly id: string
  readonly isActive: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

function SuggestionRow({ id, isActive, onOpen, children }: SuggestionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm hover:bg-sunk',
        isActive && 'bg-gold-wash',
      )}
    >
      {children}
    </div>
  )
}

function RowContent({ row: { tool, job, compared }, search }: { readonly row: SuggestedRow; readonly search: string }) {
  if (compared) {
    return (
      <>
        <Columns3 aria-hidden="true" className="mx-1.5 size-4 shrink-0 text-soft" />
        <span className="min-w-0 truncate font-semibold">Compare {listText(compared)}</span>
      </>
    )
  }
  if (tool) {
    return (
      <>
        <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} size="xs" />
        <span className="min-w-0 truncate font-semibold">{tool.name}</span>
        <span className="ml-auto shrink-0 text-soft text-xs">{tool.category.name}</span>
      </>
    )
  }
  const Icon = job ? ListChecks : Search
  return (
    <>
      <Icon aria-hidden="true" className="mx-1.5 size-4 shrink-0 text-soft" />
      <span className={job ? 'min-w-0 truncate font-semibold' : 'min-w-0 truncate'}>
        {job ? job.name : `Search for “${search}”`}
      </span>
      {job ? <span className="ml-auto shrink-0 text-soft text-xs">{job.toolCount} tools</span> : null}
    </>
  )
}
