import { graphql } from '../../gql/gql.ts'
import type { PlanName } from '../../gql/graphql.ts'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { formFailureOf, useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { FormField } from '../shared/form-field.tsx'
import { NotLoaded } from '../shared/not-loaded.tsx'
import { useFreshQuery } from '../shared/use-fresh-query.ts'
import { useSend } from '../shared/use-send.ts'
import { MemberGrants } from './member-grants.tsx'

const MemberPlansQuery = graphql(`
  query MemberPlans($email: String!) {
    memberBilling(email: $email) {
      __typename
      ... on MemberBilling {
        grants {
          id
          plan
          source
          startsAt
          endsAt
          revokedAt
        }
      }
    }
  }
`)

const GrantPlanDocument = graphql(`
  mutation GrantMemberPlan($input: GrantPlanInput!) {
    grantPlan(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const MAX_DAYS = 366

type MemberPlansProps = { readonly email: string }

/** A member's current and past plans with their source, and a form to grant a plan. */
export function MemberPlans({ email }: MemberPlansProps) {
  const { data, failed, onRetry } = useFreshQuery(MemberPlansQuery, { email })
  const billing = data?.memberBilling
  const grants = billing?.__typename === 'MemberBilling' ? billing.grants : null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-4">
      <h3 className="text-lg">Plans</h3>
      {grants === null ? (
        <NotLoaded name="plans" failed={failed} onRetry={onRetry} />
      ) : grants.length === 0 ? (
        <p className="text-soft text-sm">Basic. No paid plans so far.</p>
      ) : (
        <MemberGrants email={email} grants={grants} />
      )}
      <GrantPlanForm email={email} />
    </Card>
  )
}

function GrantPlanForm({ email }: MemberPlansProps) {
  const send = useSend(['MemberPlans'])
  const withPassword = usePasswordConfirmation()
  const form = useForm({
    fields: ['plan', 'days'],
    check: ({ days }) =>
      /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS
        ? {}
        : { days: `Enter a whole number from 1 to ${MAX_DAYS}.` },
    send: async ({ plan, days }) => {
      const input = { email, plan: plan as PlanName, days: Number(days) }
      const result = await withPassword(() => send(GrantPlanDocument, { input }))
      if (result === null) return {}
      const { failure } = result
      if (failure === null) {
        toast('Plan granted')
        return { done: true }
      }
      return formFailureOf(failure, ['plan', 'days'])
    },
    failure: 'Failed to grant the plan. Please try again.',
  })
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-3 border-line border-t pt-3">
      <div className="flex flex-wrap items-start gap-3">
        <FormField form={form} name="plan" label="Plan to grant" className="min-w-32 flex-1">
          {(control) => (
            <Select {...control}>
              <option value="PRO">Pro</option>
              <option value="BUSINESS">Business</option>
            </Select>
          )}
        </FormField>
        <FormField form={form} name="days" label="Days" className="min-w-32 flex-1">
          {(control) => <Input {...control} inputMode="numeric" defaultValue="30" />}
        </FormField>
      </div>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={form.busy}>
        Grant plan
      </Button>
    </form>
  )
}
