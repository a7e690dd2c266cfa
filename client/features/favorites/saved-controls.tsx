import { Field, Input, Select } from '../../ui/field.tsx'
import { SAVED_SORTS, type SavedSort, type SavedView } from './saved-view.ts'

type SavedControlsProps = { readonly view: SavedView; readonly onChange: (view: SavedView) => void }

/** The search within the saved tools, and their order. */
export function SavedControls({ view, onChange }: SavedControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element
    <form
      role="search"
      method="post"
      aria-label="Saved tools"
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search your saved tools" hideLabel className="min-w-0 grow basis-56 sm:max-w-md">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Search your saved tools"
            maxLength={100}
            value={view.search}
            onChange={({ target }) => onChange({ ...view, search: target.value })}
          />
        )}
      </Field>
      <Field label="Sort by" hideLabel className="grow basis-52 sm:grow-0">
        {(control) => (
          <Select
            {...control}
            value={view.sort}
            onChange={({ target }) => onChange({ ...view, sort: target.value as SavedSort })}
          >
            {SAVED_SORTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  )
}
