import { PRODUCT_NAME } from '../../../core/brand.ts'

/** The page for a failure while rendering: whole without scripts, style sheets or data. */
export const errorPage = (requestId: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 15vh auto 0; padding: 0 1.25rem }
a { color: inherit; margin-right: 1.25rem }
small { opacity: .75 }
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix.</p>
<p><a href="">Try Again</a> <a href="/">Go Home</a> <a href="/tools.csv">The catalogue as a file</a></p>
<p><small>Reference: ${requestId}</small></p>
</main>
</body>
</html>
`
