import { StripeApiError } from '../errors.ts'
import type { Form } from '../form.ts'
import { paySession } from '../lifecycle/checkout.ts'
import { anyCustomer, type Simulation } from '../simulation.ts'
import type { SessionRecord } from '../state.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { cardNumberOf, type PageResponse, page, redirect } from './page.ts'
import { cardChoice, money, priceTexts } from './texts.ts'

const ERRORS: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined. Choose another card and try again.',
  card_missing: 'Choose a card.',
}

const successUrl = ({ id, successUrl: url }: SessionRecord): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(id))

const closedPage = (session: SessionRecord): string => {
  if (session.status === 'complete') {
    const body = html`<p>You have paid already. <a href="${successUrl(session)}">Continue</a></p>`
    return layout({ title: 'This checkout is complete', body })
  }
  const back = session.cancelUrl === null ? null : html`<a href="${session.cancelUrl}">Go back</a>`
  return layout({ title: 'This checkout has expired', body: html`<p>Nothing was paid. ${back}</p>` })
}

const creditLine = (credit: number): Html | null =>
  credit === 0 ? null : html`<dt>Credit</dt><dd>&minus;${money(credit)}</dd>`

const openPage = (simulation: Simulation, session: SessionRecord, error: string | null): string => {
  const { plan, amount, perPeriod } = priceTexts(simulation, session.price)
  const customer = session.customer === null ? null : anyCustomer(simulation, session.customer)
  const credit = Math.min(amount, Math.max(0, -(customer?.balance ?? 0)))
  const email = customer?.email ?? session.customerEmail
  const body = html`<div class="card">
<dl>
<dt>Plan</dt><dd>${plan}</dd>
<dt>Price</dt><dd>${perPeriod}</dd>
${email === null ? null : html`<dt>Account</dt><dd>${email}</dd>`}
${creditLine(credit)}
<dt>Due today</dt><dd><strong>${money(amount - credit)}</strong></dd>
</dl>
<form method="post">
${cardChoice()}
<div class="actions">
<button class="main" name="action" value="pay">Pay ${money(amount - credit)}</button>
<button name="action" value="cancel">Cancel</button>
</div>
</form>
</div>
<p class="soft">Your plan renews automatically until you cancel it. A real checkout asks for the card here.</p>`
  return layout({ title: `Subscribe to ${plan}`, body, error })
}

export const showCheckout = (simulation: Simulation, session: SessionRecord, query: Form): PageResponse => {
  if (session.status !== 'open') return page(closedPage(session))
  return page(openPage(simulation, session, ERRORS[String(query.error ?? '')] ?? null))
}

/** Pays a session or leaves it. */
export const submitCheckout = (
  simulation: Simulation,
  session: SessionRecord,
  form: Form,
  here: string,
): PageResponse => {
  if (form.action === 'cancel') return redirect(session.cancelUrl ?? here)
  if (session.status !== 'open') return redirect(here)
  const card = cardNumberOf(form)
  if (card === null) return redirect(`${here}?error=card_missing`)
  try {
    paySession(simulation, session, card)
  } catch (error) {
    if (error instanceof StripeApiError && error.status === 402) return redirect(`${here}?error=card_declined`)
    throw error
  }
  return redirect(successUrl(session))
}
