import { type FormEvent, useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import { dayText } from '../../shared/dates.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

const AnalyticsSpamRulesQuery = graphql(`
  query AnalyticsSpamRules {
    analyticsSpamRules {
      id
      host
      createdAt
    }
  }
`)

const AddDocument = graphql(`
  mutation AddAnalyticsSpamRule($host: String!) {
    addAnalyticsSpamRule(input: { host: $host }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RemoveDocument = graphql(`
  mutation RemoveAnalyticsSpamRule($id: ID!) {
    removeAnalyticsSpamRule(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const UNREACHABLE = { message: 'The server returned an unexpected response. Nothing was changed.' }

type Change = Promise<{ readonly failure: { readonly message: string } | null }>

/** Referrer spam sites, whose visits don't count. Adding or removing a rule also affects past visits. */
export function SpamRules() {
  const { data, failed, onRetry } = useFreshQuery(AnalyticsSpamRulesQuery, {})
  const rules = data?.analyticsSpamRules
  const send = useSend(['AnalyticsSpamRules', 'AnalyticsReport'])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const site = useRef<HTMLInputElement>(null)

  /** Resolves to whether the server confirmed the change. */
  const run = async (change: Change, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    const { failure } = await change.catch(() => ({ failure: UNREACHABLE }))
    setBusy(false)
    if (failure === null) toast(done)
    else setProblem(failure.message)
    return failure === null
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const host = String(new FormData(form).get('host') ?? '').trim()
    if (host === '' || busy) return
    if (await run(send(AddDocument, { host }), `Visits from ${host} no longer count`)) form.reset()
  }
  const takeBack = async (id: string, host: string) => {
    // The button disappears with its rule, so the focus has to move.
    if (await run(send(RemoveDocument, { id }), `Visits from ${host} count again`)) site.current?.focus()
  }
  return (
    <section aria-labelledby="spam-rules" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="spam-rules" className="text-lg">
          Referrer spam
        </h3>
        <p className="max-w-prose text-soft text-sm">
          Visits from these sites count as bots, including past visits. Figures are recalculated within minutes.
          Removing a rule reverses this.
        </p>
      </div>
      <form onSubmit={(event) => void submit(event)} className="flex max-w-prose items-start gap-2">
        <Field label="Site" error={problem ?? undefined} className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} ref={site} name="host" maxLength={253} required placeholder="spam.example" />
          )}
        </Field>
        <Button type="submit" variant="secondary" disabled={busy} className="mt-6.5 shrink-0">
          Add rule
        </Button>
      </form>
      {rules === undefined ? (
        <NotLoaded name="the rules" height="h-11" failed={failed} onRetry={onRetry} />
      ) : rules.length === 0 ? (
        <p className="text-soft text-sm">There are no rules yet.</p>
      ) : (
        <ul aria-label="Rules" className="grid grid-cols-1 max-w-prose divide-y divide-line border-line border-y">
          {rules.map(({ id, host, createdAt }) => (
            <li key={id} className="flex items-center justify-between gap-x-4">
              <span className="wrap-anywhere min-w-0">
                {host} <span className="text-soft text-sm">since {dayText(createdAt)}</span>
              </span>
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={`Remove the rule for ${host}`}
                onClick={() => void takeBack(id, host)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
