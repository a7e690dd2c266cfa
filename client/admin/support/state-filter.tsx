import { Field, Select } from '../../ui/field.tsx'
import { useAdminQuery } from '../shared/admin-query.ts'

type StateFilterProps = {
  readonly states: Readonly<Record<string, string>>
  /** Whether all states can be shown together. */
  readonly withAll?: boolean
}

/** Which messages are shown; open ones by default. */
export function StateFilter({ states, withAll = false }: StateFilterProps) {
  const { query, change } = useAdminQuery()
  return (
    <Field label="Status" className="w-44">
      {(control) => (
        <Select
          {...control}
          value={query.get('state') ?? 'open'}
          onChange={({ target }) => change({ state: target.value === 'open' ? null : target.value })}
        >
          {Object.entries(states).map(([state, label]) => (
            <option key={state} value={state.toLowerCase()}>
              {label}
            </option>
          ))}
          {withAll ? <option value="all">All</option> : null}
        </Select>
      )}
    </Field>
  )
}
