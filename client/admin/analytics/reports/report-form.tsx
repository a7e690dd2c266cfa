import type { FormEvent } from 'react'
import { StateLink } from '#client/lib/state-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { changedHref, useAdminQuery } from '../../shared/admin-query.ts'
import { FilterSelect } from '../../shared/filter-select.tsx'
import { lastDays, PERIODS, type Period } from './report-period.ts'
import { inAddress, REPORTS } from './report-values.ts'

type ReportFormProps = { readonly report: (typeof REPORTS)[number]; readonly period: Period }

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The report, its period and its filters, all in the URL. */
export function ReportForm({ report, period }: ReportFormProps) {
  const { query, change } = useAdminQuery()
  const { from, to } = period
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const filters = Object.fromEntries(
      ['from', 'to', 'path', 'source', 'bots'].map((name) => [name, textOf(form, name)]),
    )
    change(filters)
  }
  const path = query.get('path') ?? ''
  const source = query.get('source') ?? ''
  return (
    // The URL sets the initial values of the fields.
    <form key={`${from} ${to} ${path} ${source}`} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect
          label="Report"
          className="sm:col-span-2"
          value={inAddress(report.name)}
          options={REPORTS.map(({ name, label }) => [inAddress(name), label] as const)}
          onChange={(name) => change({ report: name === inAddress(REPORTS[0].name) ? null : name })}
        />
        <Field label="From">
          {(control) => <Input {...control} type="date" name="from" defaultValue={from} required />}
        </Field>
        <Field label="To">{(control) => <Input {...control} type="date" name="to" defaultValue={to} required />}</Field>
        <Field label="Page" hint="A path, such as /pricing" className="sm:col-span-2">
          {(control) => <Input {...control} name="path" defaultValue={path} maxLength={300} />}
        </Field>
        <Field label="Source" hint="A site or campaign source; direct for none" className="sm:col-span-2">
          {(control) => <Input {...control} name="source" defaultValue={source} maxLength={300} />}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="bots"
            value="yes"
            defaultChecked={query.get('bots') === 'yes'}
            className="size-5"
          />
          Include bots
        </label>
        <Button type="submit">Show report</Button>
        <nav aria-label="Periods" className="flex flex-wrap gap-x-4">
          {PERIODS.map(({ days, label }) => {
            const last = lastDays(days, new Date())
            return (
              <StateLink
                key={days}
                to={changedHref(query, last)}
                replace
                aria-current={last.from === from && last.to === to ? 'true' : undefined}
                className="link inline-flex min-h-11 items-center text-sm aria-[current]:font-semibold"
              >
                {label}
              </StateLink>
            )
          })}
        </nav>
      </div>
    </form>
  )
}
