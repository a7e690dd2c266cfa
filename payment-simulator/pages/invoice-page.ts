import type { Form } from '../form.ts'
import { attachCard } from '../lifecycle/checkout.ts'
import { collectInvoice } from '../lifecycle/invoicing.ts'
import { anyCustomer, type Simulation } from '../simulation.ts'
import type { InvoiceRecord } from '../state.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { cardNumberOf, type PageResponse, page, redirect } from './page.ts'
import { cardChoice, day, money, priceTexts } from './texts.ts'

const STATUS: Readonly<Record<InvoiceRecord['status'], string>> = {
  draft: 'Draft',
  open: 'Not paid',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
}

export const invoiceStatus = ({ status }: InvoiceRecord): string => STATUS[status]

const ERRORS: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined. Choose another card and try again.',
  card_missing: 'Choose a card.',
}

const lines = (simulation: Simulation, invoice: InvoiceRecord): readonly Html[] =>
  invoice.lines.map((line) => {
    const what = line.proration ? line.description : priceTexts(simulation, line.price).plan
    return html`<dt>${what}, ${day(line.start)} to ${day(line.end)}</dt><dd>${money(line.amount)}</dd>
`
  })

const payForm = ({ status, amountDue }: InvoiceRecord): Html | null =>
  status === 'open'
    ? html`<form method="post">
${cardChoice()}
<div class="actions"><button class="main" name="action" value="pay">Pay ${money(amountDue)}</button></div>
</form>`
    : null

/** What was billed, and a way to pay an open invoice. */
export const showInvoice = (simulation: Simulation, invoice: InvoiceRecord, query: Form): PageResponse => {
  const { name, email } = anyCustomer(simulation, invoice.customer)
  const credit = invoice.endingBalance === null ? 0 : invoice.endingBalance - invoice.startingBalance
  const body = html`<div class="card">
<dl>
<dt>Status</dt><dd>${invoiceStatus(invoice)}</dd>
<dt>Date</dt><dd>${day(invoice.finalizedAt ?? invoice.created)}</dd>
${email === null ? null : html`<dt>Billed to</dt><dd>${name ?? ''} ${email}</dd>`}
${lines(simulation, invoice)}
<dt>Total</dt><dd>${money(invoice.total)}</dd>
${credit > 0 ? html`<dt>Credit</dt><dd>&minus;${money(credit)}</dd>` : null}
<dt>Amount due</dt><dd><strong>${money(invoice.amountDue)}</strong></dd>
<dt>Amount paid</dt><dd>${money(invoice.amountPaid)}</dd>
</dl>
${payForm(invoice)}
</div>`
  const error = ERRORS[String(query.error ?? '')] ?? null
  return page(layout({ title: `Invoice ${invoice.number ?? ''}`.trim(), body, error }))
}

/** Pays an open invoice with a card, which becomes the default. */
export const submitInvoice = (
  simulation: Simulation,
  invoice: InvoiceRecord,
  form: Form,
  here: string,
): PageResponse => {
  if (invoice.status !== 'open') return redirect(here)
  const card = cardNumberOf(form)
  const customer = anyCustomer(simulation, invoice.customer)
  if (card === null || customer.deleted) return redirect(`${here}?error=card_missing`)
  attachCard(simulation, customer, card)
  return redirect(collectInvoice(simulation, invoice, 'first') ? here : `${here}?error=card_declined`)
}
