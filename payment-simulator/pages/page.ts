import { TEST_CARDS } from '../cards.ts'
import type { Form } from '../form.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

export type PageResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const page = (body: string, status = 200): PageResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
})

/** After a form: the browser loads the URL by GET, so that going back does not resubmit. */
export const redirect = (location: string): PageResponse => ({ status: 303, headers: { location }, body: '' })

export const notFound = (): PageResponse =>
  page(
    layout({
      title: 'This page does not exist',
      body: html`<p>The link is wrong or has expired. Go back to where you came from and try again.</p>`,
    }),
    404,
  )

/** Null for an unknown test card. */
export const cardNumberOf = ({ card }: Form): string | null =>
  Object.entries(TEST_CARDS).find(([name]) => name === card)?.[1].number ?? null
