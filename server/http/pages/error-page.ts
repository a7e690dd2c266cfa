import { PRODUCT_NAME } from '#core/brand.ts'

type Content = { readonly title: string; readonly text: string; readonly requestId: string }

/** Self-contained, without scripts, style sheets or data. */
const plainPage = ({ title, text, requestId }: Content): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 15vh auto 0; padding: 0 1.25rem }
a { color: inherit; margin-right: 1.25rem }
small { opacity: .75 }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try Again</a> <a href="/">Go Home</a> <a href="/tools.csv">The catalog as a file</a></p>
<p><small>Reference: ${requestId}</small></p>
</main>
</body>
</html>
`

export const errorPage = (requestId: string): string =>
  plainPage({
    title: 'Something went wrong',
    text: "We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix.",
    requestId,
  })

const waitText = (seconds: number): string => (seconds <= 1 ? 'a moment' : `${seconds} seconds`)

/** The page for an exceeded rate limit (`limited`) or overload (`busy`). */
export const refusalPage = (kind: 'limited' | 'busy', retryAfterSeconds: number, requestId: string): string =>
  plainPage(
    kind === 'limited'
      ? {
          title: 'Too many requests',
          text: `Your network has requested too many pages in a short time. Please try again in ${waitText(retryAfterSeconds)}.`,
          requestId,
        }
      : {
          title: "We're very busy right now",
          text: `Please try again in ${waitText(retryAfterSeconds)}.`,
          requestId,
        },
  )
