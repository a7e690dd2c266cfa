import { HOUR } from '../calendar.ts'
import { type Form, parseForm } from '../form.ts'
import type { Simulation } from '../simulation.ts'
import { showCheckout, submitCheckout } from './checkout-page.ts'
import { showInvoice, submitInvoice } from './invoice-page.ts'
import { notFound, type PageResponse } from './page.ts'
import { showPortal, submitPortal } from './portal-page.ts'

export type PageRequest = {
  readonly method: 'GET' | 'POST'
  /** With the query. */
  readonly path: string
  /** A form as browsers send it. */
  readonly body: string
}

/** Lifetime of a portal link. */
const PORTAL_SECONDS = HOUR

/** Shows a page, and handles its form. */
type Page = { readonly show: (query: Form) => PageResponse; readonly submit: (form: Form) => PageResponse }

const findPage = (simulation: Simulation, kind: string, id: string, here: string): Page | null => {
  const { sessions, portals, invoices, now } = simulation.state
  const session = kind === 'checkout' ? sessions.find((one) => one.id === id) : undefined
  if (session !== undefined) {
    return {
      show: (query) => showCheckout(simulation, session, query),
      submit: (form) => submitCheckout(simulation, session, form, here),
    }
  }
  const portal =
    kind === 'portal' ? portals.find((one) => one.id === id && one.created + PORTAL_SECONDS > now) : undefined
  if (portal !== undefined) {
    return {
      show: (query) => showPortal(simulation, portal, query),
      submit: (form) => submitPortal(simulation, portal, form, here),
    }
  }
  const invoice =
    kind === 'invoices' ? invoices.find((one) => one.number !== null && `${one.id}-${one.token}` === id) : undefined
  if (invoice === undefined) return null
  return {
    show: (query) => showInvoice(simulation, invoice, query),
    submit: (form) => submitInvoice(simulation, invoice, form, here),
  }
}

/** `{checkout|portal|invoices}/{id}` below the URL of the pages. Forms are answered by a redirect (303). */
export const handlePage = (simulation: Simulation, { method, path, body }: PageRequest): PageResponse => {
  const { pathname, search } = new URL(path, 'http://localhost')
  const start = new URL(simulation.pagesUrl).pathname.length + 1
  const [kind = '', id = '', ...more] = pathname.slice(start).split('/')
  const found = more.length > 0 ? null : findPage(simulation, kind, id, pathname)
  if (found === null) return notFound()
  return method === 'POST' ? found.submit(parseForm(body)) : found.show(parseForm(search.slice(1)))
}
