import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useMutation, useQuery } from '@apollo/client/react'
import { type FormEvent, useRef, useState } from 'react'
import { graphql } from '../../../gql/gql.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { shortDayText } from '../dates.ts'
import { NotLoaded } from '../not-loaded.tsx'

const AnalyticsSpamRulesQuery = graphql(`
  query AnalyticsSpamRulesQuery {
    analyticsSpamRules {
      id
      host
      createdAt
    }
  }
`)

const AddDocument = graphql(`
  mutation AddAnalyticsSpamRuleMutation($host: String!) {
    addAnalyticsSpamRule(input: { host: $host }) {
      id
      host
      createdAt
    }
  }
`)

const RemoveDocument = graphql(`
  mutation RemoveAnalyticsSpamRuleMutation($id: ID!) {
    removeAnalyticsSpamRule(input: { id: $id })
  }
`)

const UNREACHABLE = 'The server returned an unexpected response. Nothing was changed.'

const refusalOf = (error: unknown): string =>
  (CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : null) ?? UNREACHABLE

/** Referrer spam sites, whose visits don't count. Adding or removing a rule also affects past visits. */
export function SpamRules() {
  const { data, error, refetch } = useQuery(AnalyticsSpamRulesQuery, {
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  const refetchQueries = ['AnalyticsSpamRulesQuery', 'AnalyticsReportQuery']
  const options = { context: { asViewer: true }, fetchPolicy: 'no-cache', refetchQueries } as const
  const [add, adding] = useMutation(AddDocument, options)
  const [remove, removing] = useMutation(RemoveDocument, options)
  const [problem, setProblem] = useState<string | null>(null)
  const site = useRef<HTMLInputElement>(null)
  const busy = adding.loading || removing.loading

  const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setProblem(null)
    try {
      await change()
      toast(done)
      return true
    } catch (failure) {
      setProblem(refusalOf(failure))
      return false
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const host = String(new FormData(form).get('host') ?? '').trim()
    if (host === '' || busy) return
    if (await run(() => add({ variables: { host } }), `Visits from ${host} no longer count`)) form.reset()
  }
  const takeBack = async (id: string, host: string) => {
    // The button disappears with its rule, so the focus has to move.
    if (await run(() => remove({ variables: { id } }), `Visits from ${host} count again`)) site.current?.focus()
  }
  const rules = data?.analyticsSpamRules
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
        <NotLoaded
          name="the rules"
          height="h-11"
          failed={error !== undefined}
          onRetry={() => refetch().catch(() => undefined)}
        />
      ) : rules.length === 0 ? (
        <p className="text-soft text-sm">There are no rules yet.</p>
      ) : (
        <ul aria-label="Rules" className="grid grid-cols-1 max-w-prose divide-y divide-line border-line border-y">
          {rules.map(({ id, host, createdAt }) => (
            <li key={id} className="flex items-center justify-between gap-x-4">
              <span className="wrap-anywhere min-w-0">
                {host} <span className="text-soft text-sm">since {shortDayText(createdAt)}</span>
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
