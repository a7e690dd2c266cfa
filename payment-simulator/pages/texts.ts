import { PAID_PLANS, planLabel } from '#core/billing/plans.ts'
import { longDay } from '#core/display/dates.ts'
import { TEST_CARDS } from '../cards.ts'
import { findPrice, type Simulation } from '../simulation.ts'
import { type Html, html } from './html.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const money = (cents: number): string => dollars.format(cents / 100)
/** In UTC; the time is in Unix seconds. */
export const day = (time: number): string => longDay(new Date(time * 1000))

export const priceTexts = (simulation: Simulation, priceId: string) => {
  const price = findPrice(simulation, priceId)
  const plan = PAID_PLANS.find((one) => price.product.endsWith(`_${one}`))
  return {
    plan: plan === undefined ? price.product : planLabel(plan),
    amount: price.unitAmount,
    perPeriod: `${money(price.unitAmount)} per ${price.interval}`,
  }
}

const cardLabel = (number: string, label: string): string => `${label} (ends in ${number.slice(-4)})`

/** Forms send the choice as `card`. */
export const cardChoice = (): Html => html`<fieldset>
<legend>Test card</legend>
${Object.entries(TEST_CARDS).map(
  ([name, { number, label }], index) =>
    html`<label><input type="radio" name="card" value="${name}"${index === 0 ? html` checked` : null}> ${cardLabel(number, label)}</label>
`,
)}</fieldset>`
