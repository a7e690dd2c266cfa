import type { Form } from '../form.ts'
import { attachCard } from '../lifecycle/checkout.ts'
import { releaseSchedule } from '../lifecycle/scheduling.ts'
import { setCancelAtPeriodEnd } from '../lifecycle/subscribing.ts'
import { invoiceUrl } from '../objects/invoice.ts'
import { anyCustomer, findCard, findSchedule, type Simulation } from '../simulation.ts'
import type { CustomerRecord, PortalRecord, SubscriptionRecord } from '../state.ts'
import { type Html, html } from './html.ts'
import { invoiceStatus } from './invoice-page.ts'
import { layout } from './layout.ts'
import { cardNumberOf, type PageResponse, page, redirect } from './page.ts'
import { cardChoice, day, money, priceTexts } from './texts.ts'

const STATUS: Readonly<Record<SubscriptionRecord['status'], string>> = {
  active: 'Active',
  past_due: 'Payment failed',
  paused: 'Paused',
  canceled: 'Ended',
}

const nextLine = ({ cancelAt, periodEnd, endedAt }: SubscriptionRecord): Html => {
  if (endedAt !== null) return html`<dt>Ended</dt><dd>${day(endedAt)}</dd>`
  return cancelAt === null
    ? html`<dt>Renews</dt><dd>${day(periodEnd)}</dd>`
    : html`<dt>Ends</dt><dd>${day(cancelAt)}</dd>`
}

const button = ({ status, cancelAtPeriodEnd }: SubscriptionRecord): Html | null => {
  if (status === 'canceled') return null
  return cancelAtPeriodEnd
    ? html`<button class="main" name="action" value="resume">Keep my subscription</button>`
    : html`<button name="action" value="cancel">Cancel at the end of the period</button>`
}

const changeLine = (simulation: Simulation, { schedule: id }: SubscriptionRecord): Html | null => {
  if (id === null) return null
  const schedule = findSchedule(simulation, id)
  const next = schedule.phases[schedule.currentPhase + 1]
  if (schedule.status !== 'active' || next === undefined) return null
  const { plan, perPeriod } = priceTexts(simulation, next.price)
  return html`<dt>Changes on ${day(next.start)}</dt><dd>${plan}, ${perPeriod}</dd>`
}

const subscriptionCard = (simulation: Simulation, subscription: SubscriptionRecord): Html => {
  const { plan, perPeriod } = priceTexts(simulation, subscription.price)
  return html`<div class="card">
<dl>
<dt>Plan</dt><dd>${plan}</dd>
<dt>Price</dt><dd>${perPeriod}</dd>
<dt>Status</dt><dd>${STATUS[subscription.status]}</dd>
${nextLine(subscription)}
${changeLine(simulation, subscription)}
</dl>
<form method="post" class="actions">
<input type="hidden" name="subscription" value="${subscription.id}">
${button(subscription)}
</form>
</div>`
}

const invoiceList = (simulation: Simulation, customer: CustomerRecord): Html => {
  const own = simulation.state.invoices.filter((one) => one.customer === customer.id && one.number !== null)
  if (own.length === 0) return html`<p>There are no invoices yet.</p>`
  const items = own.toReversed().map(
    (invoice) => html`<li><a href="${invoiceUrl(simulation, invoice)}">Invoice ${invoice.number}</a>
${day(invoice.finalizedAt ?? invoice.created)}, ${money(invoice.total)}, ${invoiceStatus(invoice)}</li>
`,
  )
  return html`<ul class="card">${items}</ul>`
}

const cardSection = (simulation: Simulation, customer: CustomerRecord): Html => {
  const current = customer.card === null ? null : findCard(simulation, customer.card).number.slice(-4)
  return html`<h2>Card</h2>
<div class="card">
<p>${current === null ? 'There is no card yet.' : `Invoices are paid with the card that ends in ${current}.`}</p>
<form method="post">
${cardChoice()}
<div class="actions"><button name="action" value="card">Use this card</button></div>
</form>
</div>`
}

/** View and cancel a subscription, change the card, list invoices. */
export const showPortal = (simulation: Simulation, portal: PortalRecord, query: Form): PageResponse => {
  const customer = anyCustomer(simulation, portal.customer)
  const own = simulation.state.subscriptions.filter((one) => one.customer === customer.id).toReversed()
  const body = html`${portal.returnUrl === null ? null : html`<p><a href="${portal.returnUrl}">Return to the app</a></p>`}
${own.length === 0 ? html`<p>There is no subscription.</p>` : own.map((one) => subscriptionCard(simulation, one))}
${customer.deleted ? null : cardSection(simulation, customer)}
<h2>Invoices</h2>
${invoiceList(simulation, customer)}`
  const error = query.error === 'card_missing' ? 'Choose a card.' : null
  return page(layout({ title: 'Manage your subscription', body, error }))
}

/** Cancels, resumes or changes the card. */
export const submitPortal = (simulation: Simulation, portal: PortalRecord, form: Form, here: string): PageResponse => {
  const customer = anyCustomer(simulation, portal.customer)
  if (form.action === 'card') {
    const card = cardNumberOf(form)
    if (card === null || customer.deleted) return redirect(`${here}?error=card_missing`)
    attachCard(simulation, customer, card)
    return redirect(here)
  }
  const subscription = simulation.state.subscriptions.find(
    (one) => one.id === form.subscription && one.customer === customer.id && one.status !== 'canceled',
  )
  if (subscription === undefined) return redirect(here)
  if (form.action === 'cancel') {
    // A scheduled later change is dropped.
    if (subscription.schedule !== null) releaseSchedule(simulation, findSchedule(simulation, subscription.schedule))
    setCancelAtPeriodEnd(simulation, subscription, true)
  }
  if (form.action === 'resume') setCancelAtPeriodEnd(simulation, subscription, false)
  return redirect(here)
}
