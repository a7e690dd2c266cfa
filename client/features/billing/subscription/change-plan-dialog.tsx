import { useState } from 'react'
import type { SubscriptionSection_subscriptionFragment } from '#client/gql/graphql.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { priceCents } from '#core/billing/plans.ts'
import { PlanChangePreview } from './plan-change-preview.tsx'
import { PLAN_CHOICES, type PlanChoice, periodOf, planOf, planPeriodText, priceText } from './plan-values.ts'
import { useChangePlan } from './use-change-plan.ts'

const FAILED = 'The plan could not be changed. Please try again in a few minutes.'
const CHOICE_NEEDED = 'Choose a plan first.'

type Subscription = Pick<SubscriptionSection_subscriptionFragment, 'plan' | 'period' | 'scheduledChange'>
type ChangePlanDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly subscription: Subscription
}

const nameOf = ({ plan, period }: PlanChoice): string => `${plan} ${period}`

const isSame = (choice: PlanChoice, other: { readonly plan: string; readonly period: string } | null | undefined) =>
  choice.plan === other?.plan && choice.period === other.period

/** Changes the plan or billing period at the next renewal, after a preview of the date and price. */
export function ChangePlanDialog({ open, onClose, subscription }: ChangePlanDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Change plan" form>
      {open ? <ChangePlanForm onClose={onClose} subscription={subscription} /> : null}
    </Dialog>
  )
}

function ChangePlanForm({ onClose, subscription }: Omit<ChangePlanDialogProps, 'open'>) {
  const changePlan = useChangePlan()
  const [chosen, setChosen] = useState<PlanChoice | null>(null)
  const choices = PLAN_CHOICES.filter(
    (choice) => !isSame(choice, subscription) && !isSame(choice, subscription.scheduledChange),
  )
  const form = useForm({
    fields: ['choice'],
    send: async ({ choice: name }) => {
      const choice = choices.find((one) => nameOf(one) === name)
      if (choice === undefined) return { problem: CHOICE_NEEDED }
      const outcome = await changePlan(choice)
      if ('done' in outcome) onClose()
      return outcome
    },
    failure: FAILED,
  })
  return (
    <DialogForm form={form} action="Change plan" busyText="Changing…" onCancel={onClose}>
      <p className="text-soft">
        You're on the {planPeriodText(subscription.plan, subscription.period)}. A change takes effect at your next
        billing period. You won't be charged before then.
      </p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">New plan</legend>
        {choices.map((choice) => (
          <label
            key={nameOf(choice)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2 text-sm has-checked:border-accent"
          >
            <input
              type="radio"
              name="choice"
              value={nameOf(choice)}
              className="size-5 shrink-0"
              onChange={() => {
                form.dismissProblem()
                setChosen(choice)
              }}
            />
            <span className="flex flex-1 flex-wrap justify-between gap-x-4">
              <span>{planPeriodText(choice.plan, choice.period)}</span>
              <span className="text-soft tabular-nums">
                {priceText(priceCents(planOf(choice.plan), periodOf(choice.period)), choice.period)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen === null ? null : <PlanChangePreview choice={chosen} />}
    </DialogForm>
  )
}
