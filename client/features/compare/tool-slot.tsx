import { Search } from 'lucide-react'
import { useToolSuggestions } from '../../lib/use-tool-suggestions.ts'
import { Field, Input } from '../../ui/field.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import type { PairedTool } from './suggested-pairs.tsx'

/** The text of a field, and the slug of the tool that was chosen for it. */
export type Choice = { readonly text: string; readonly slug: string | null }

type SlotProps = {
  readonly id: string
  readonly position: number
  readonly label: string
  readonly choice: Choice
  readonly error: string | undefined
  /** Tools to choose from while the field is empty. */
  readonly picks: readonly PairedTool[]
  /** Slugs chosen in the other fields. */
  readonly taken: readonly (string | null)[]
  readonly onChange: (choice: Choice, isPick: boolean) => void
}

/** As many as there are picks, so that nothing moves. */
const SHOWN = 3

/** A search field for a tool, with tools to choose below it. */
export function ToolSlot({ id, position, label, choice, error, picks, taken, onChange }: SlotProps) {
  const isOpen = choice.slug === null
  const found = useToolSuggestions(isOpen ? choice.text : '')
  const tools = (choice.text.trim() === '' ? picks : isOpen ? found : []).filter(({ slug }) => !taken.includes(slug))
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface p-4">
      <p aria-hidden="true" className="font-serif text-accent text-lg">
        {position}
      </p>
      <Field id={id} label={label} hideLabel error={error}>
        {(control) => (
          <span className="relative block">
            <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-soft" />
            <Input
              {...control}
              type="search"
              name="tools"
              maxLength={100}
              autoComplete="off"
              placeholder={label}
              className="pl-9"
              value={choice.text}
              onChange={({ target }) => onChange({ text: target.value, slug: null }, false)}
            />
          </span>
        )}
      </Field>
      <ul className="noscript:hidden mt-2 min-h-33">
        {tools.slice(0, SHOWN).map(({ id: toolId, slug, name, mark, categoryIcon }) => (
          <li key={toolId}>
            <button
              type="button"
              onClick={() => onChange({ text: name, slug }, true)}
              className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-md px-1 text-left text-sm hover:bg-sunk hover:text-accent"
            >
              <ToolMark name={name} mark={mark} icon={categoryIcon} size="xs" />
              <span className="min-w-0 truncate">
                <span className="sr-only">Choose</span> {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
