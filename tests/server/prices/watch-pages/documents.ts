/** Documents in the forms that vendors publish prices in. */
import { card, html, named, pro, type WatchPage } from './watch-page.ts'

const form = (name: string, price: string, values: object): WatchPage => ({
  name,
  plans: [pro(values)],
  answer: html(card('Pro', price)),
  outcome: 'confirmed',
})
const PRO = pro({ month: 25 })
const TEAM = named('Team', { month: 40 })
const SWITCH = '<button>Billed monthly</button><button>Billed annually</button>'

export const CONFIRMED: readonly WatchPage[] = [
  form('sign', '$25', { month: 25 }),
  form('country-sign', 'US$25', { month: 25 }),
  form('code-after', '25 USD', { month: 25 }),
  form('code-before', 'USD 25', { month: 25 }),
  form('euro-before', '€25', { month: 25, currency: 'EUR' }),
  form('euro-after', '25&nbsp;€', { month: 25, currency: 'EUR' }),
  form('euro-decimals', '25,00 €', { month: 25, currency: 'EUR' }),
  form('pound', '£25.50', { month: 25.5, currency: 'GBP' }),
  form('yen', '¥1,200', { month: 1200, currency: 'JPY' }),
  form('comma-thousands', '$1,200', { month: 1200 }),
  form('dot-thousands', '1.200,00 €', { month: 1200, currency: 'EUR' }),
  form('decimals', '$25.00', { month: 25 }),
  form('parts', '<span>$</span><span>25</span><sup>00</sup><span>/mo</span>', { month: 25 }),
  form('blocks', '<div>$</div><div>25</div>', { month: 25 }),
  form('unit', '$0.006 per minute', { unit: { amount: 0.006, per: 'minute' } }),
  form('once', '$79, pay once', { once: 79 }),
  form('year-total', '$240 per year', { month_billed_yearly: 20 }),
  {
    name: 'switch',
    plans: [pro({ month: 25, month_billed_yearly: 20 })],
    answer: html(SWITCH + card('Pro', '$20 per month')),
    outcome: 'confirmed',
  },
  {
    name: 'two-periods',
    plans: [PRO],
    answer: html(card('Pro', '$20 per month, billed annually<br>$25 per month, billed monthly')),
    outcome: 'confirmed',
  },
  {
    name: 'both-prices',
    plans: [pro({ month: 25, month_billed_yearly: 20 })],
    answer: html(card('Pro', '<span>$25</span> <span>$20</span> per seat')),
    outcome: 'confirmed',
  },
  {
    name: 'unit-and-month',
    plans: [pro({ month: 25, unit: { amount: 0.006, per: 'minute' } })],
    answer: html(card('Pro', '$25 with 100 minutes, then $0.006 per minute')),
    outcome: 'confirmed',
  },
  {
    name: 'cards',
    plans: [named('Starter', { month: 0 }), PRO, TEAM, named('Enterprise', { on_request: true })],
    answer: html(
      card('Starter', 'Free') + card('Pro', '$25') + card('Team', '$40') + card('Enterprise', 'Talk to sales'),
    ),
    outcome: 'confirmed',
  },
  {
    name: 'comparison',
    plans: [PRO, TEAM],
    answer: html(
      '<table><thead><tr><th></th><th>Pro</th><th>Team</th></tr></thead><tbody><tr><th>Price</th><td>$25</td><td>$40</td></tr></tbody></table>',
    ),
    outcome: 'confirmed',
  },
  {
    name: 'rows',
    plans: [PRO, TEAM],
    answer: html('<table><tr><th>Plan<th>Price<tr><td>Pro<td>$25<tr><td>Team<td>$40</table>'),
    outcome: 'confirmed',
  },
  {
    name: 'list',
    plans: [PRO, TEAM],
    answer: html('<ul><li>Pro: $25 a month<li>Team: $40 a month</ul>'),
    outcome: 'confirmed',
  },
  {
    name: 'price-first',
    plans: [PRO, TEAM],
    answer: html('<p>$25</p><h3>Pro</h3><p>$40</p><h3>Team</h3>'),
    outcome: 'confirmed',
  },
  {
    name: 'suffix',
    plans: [named('Pro (individuals)', { month: 25 })],
    answer: html(card('Pro', '$25')),
    outcome: 'confirmed',
  },
  {
    name: 'latin',
    plans: [pro({ month: 25, currency: 'GBP' })],
    answer: Buffer.from(html(card('Pro', '£25')), 'latin1'),
    contentType: 'text/html; charset=iso-8859-1',
    outcome: 'confirmed',
  },
]

const unconfirmed = (name: string, body: string, detail: string, plans: readonly object[] = [PRO]): WatchPage => ({
  name,
  plans,
  answer: html(body),
  outcome: 'disputed',
  detail,
})

const PRO_NOT_FOUND = 'Price not found: Pro.'

export const DISPUTED: readonly WatchPage[] = [
  unconfirmed('changed', card('Pro', '$29'), PRO_NOT_FOUND),
  unconfirmed('renamed', card('Premium', '$25'), 'Not named: Pro.'),
  unconfirmed('removed', card('Pro', '$25'), 'Not named: Team.', [PRO, TEAM]),
  unconfirmed('one-changed', card('Pro', '$25') + card('Team', '$45'), 'Price not found: Team.', [PRO, TEAM]),
  unconfirmed('contact', card('Pro', 'Contact us'), 'Contact us instead of a price: Pro.'),
  unconfirmed('in-script', card('Pro', '<script>"$25"</script>$29'), PRO_NOT_FOUND),
  unconfirmed('hidden', card('Pro', '<span hidden>$25</span><span style="display: none">$25</span>$29'), PRO_NOT_FOUND),
  unconfirmed('in-template', card('Pro', '<template>$25</template><noscript>$25</noscript>$29'), PRO_NOT_FOUND),
  unconfirmed('former', card('Pro', '<del>$25</del> $19'), PRO_NOT_FOUND),
  unconfirmed('exchanged', card('Pro', '$40') + card('Team', '$25'), 'Price not found: Pro, Team.', [PRO, TEAM]),
  unconfirmed('not-free', card('Starter', 'Start your free trial, then $5'), 'Price not found: Starter.', [
    named('Starter', { month: 0 }),
  ]),
  unconfirmed('elsewhere', card('Pro', '25 €'), 'The page shows prices in another currency.'),
  unconfirmed('neighbor', card('Pro', '$29') + card('Team', '$25'), PRO_NOT_FOUND),
  unconfirmed(
    'neighbor-of-a-switch',
    SWITCH + card('Pro', '$29 per month') + card('Team', '$25 per month, billed annually'),
    PRO_NOT_FOUND,
  ),
  unconfirmed('names-first', '<p>Pro<p>Team<p>$29 a month<p>$25 a month', PRO_NOT_FOUND),
  unconfirmed('free-neighbor', card('Starter', '$5') + card('Hobby', 'Free'), 'Price not found: Starter.', [
    named('Starter', { month: 0 }),
  ]),
  unconfirmed(
    'asked-neighbor',
    card('Business', '$99') + card('Enterprise', 'Contact us'),
    'Price not found: Business.',
    [named('Business', { on_request: true })],
  ),
  unconfirmed('no-switch', card('Pro', '$20'), PRO_NOT_FOUND, [pro({ month: 25, month_billed_yearly: 20 })]),
]

export const UNREADABLE: readonly WatchPage[] = [
  {
    name: 'scripts-only',
    plans: [PRO],
    answer: '<!doctype html><title>Pricing</title><div id="root"></div><script src="/app.js"></script>',
    outcome: 'unreadable',
    detail: 'The page has hardly any text without scripts.',
  },
  {
    name: 'text-only',
    plans: [PRO],
    answer: html('<p>Loading the prices ...</p>'),
    outcome: 'unreadable',
    detail: 'The page shows no prices and no plans without scripts.',
  },
  {
    name: 'pdf',
    plans: [PRO],
    answer: html(card('Pro', '$25')),
    contentType: 'application/pdf',
    outcome: 'unreadable',
    detail: 'The document is not a web page.',
  },
  {
    name: 'nested',
    plans: [PRO],
    answer: html(`${'<div>'.repeat(30_000)}Pro $25`),
    outcome: 'unreadable',
    detail: 'The page is too complex to be read.',
  },
  {
    name: 'endless',
    plans: [PRO],
    answer: html(`${'<b>x'.repeat(50_000)}Pro $25`),
    outcome: 'unreadable',
    detail: 'The page is too complex to be read.',
  },
]
