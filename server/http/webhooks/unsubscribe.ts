/** The page behind unsubscribe links in emails (RFC 8058). Needs no sign-in, scripts or data. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '#core/brand.ts'
import { allowOnly } from '../method-not-allowed.ts'

/** The kinds of emails that can be turned off here. */
type Kind = keyof typeof TEXTS

interface UnsubscribeOptions {
  readonly kindOf: (token: string) => Kind | null
  readonly turnOff: (token: string) => Promise<Kind | null>
}

const PATH = '/unsubscribe/:token'
/** Enough for `List-Unsubscribe=One-Click` in any form encoding. The body is ignored. */
const MAX_BYTES = 4_096

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 15vh auto 0; padding: 0 1.25rem;
  background: light-dark(#fbf7ee, #17140f); color: light-dark(#231d15, #f2ebde) }
h1 { line-height: 1.2 }
a { color: light-dark(#97400f, #f2ab52) }
button { font: inherit; font-weight: 600; padding: .6rem 1.25rem; min-height: 2.75rem; border: 0; border-radius: 6px;
  background: light-dark(#97400f, #f2ab52); color: light-dark(#fffaf1, #231505) }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`

const SETTINGS = '<p>You can change this in your <a href="/settings?tab=notifications">settings</a> at any time.</p>'

const TEXTS = {
  'price alerts': {
    question: 'Stop price alerts?',
    effect: "You'll no longer get emails when the price of a saved tool changes.",
    button: 'Stop price alerts',
    done: 'Price alerts are off',
    now: "You'll no longer get emails about price changes.",
  },
  recommendations: {
    question: 'Stop emails about recommendations?',
    effect: "You'll no longer get emails that ask what you chose from your recommendations.",
    button: 'Stop these emails',
    done: 'Emails about recommendations are off',
    now: "You'll no longer get emails about your recommendations.",
  },
} as const

const questionPage = (kind: Kind): string => {
  const { question, effect, button } = TEXTS[kind]
  return page(question, `<p>${effect}</p>\n<form method="post"><button type="submit">${button}</button></form>`)
}
const donePage = (kind: Kind): string => page(TEXTS[kind].done, `<p>${TEXTS[kind].now}</p>\n${SETTINGS}`)
const UNKNOWN = page('This link does not work', `<p>Open it from the email again, or sign in.</p>\n${SETTINGS}`)

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      // The URL contains the token.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)

const answer = (reply: FastifyReply, kind: Kind | null, pageOf: (kind: Kind) => string) =>
  kind === null ? send(reply, 404, UNKNOWN) : send(reply, 200, pageOf(kind))

/** GET only shows the form, because email clients prefetch links; POST turns the emails off. */
export const unsubscribe = fp<UnsubscribeOptions>(
  async (fastify: FastifyInstance, { kindOf, turnOff }) => {
    await fastify.register(async (scope) => {
      // Accepts and ignores any body that forms and email clients send.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) =>
        done(null, undefined),
      )
      scope.get<{ Params: { token: string } }>(PATH, async ({ params }, reply) =>
        answer(reply, kindOf(params.token), questionPage),
      )
      scope.post<{ Params: { token: string } }>(PATH, { bodyLimit: MAX_BYTES }, async ({ params }, reply) =>
        answer(reply, await turnOff(params.token), donePage),
      )
      allowOnly(scope, PATH, ['GET', 'HEAD', 'POST'])
    })
  },
  { name: 'unsubscribe', fastify: '5.x', dependencies: ['errors'] },
)
