import { PRODUCT_NAME } from '#core/brand.ts'
import { finchShapes } from '#core/finch-mark.ts'
import { type Html, html } from './html.ts'

/**
 * The colors of client/styles/tokens.css, and the product's fonts, if the server has them next to the pages. All pages
 * are one folder deep.
 */
const STYLES = `
@font-face{font-family:"Newsreader Variable";font-display:swap;font-weight:200 800;src:url("../fonts/serif.woff2") format("woff2")}
@font-face{font-family:"Source Sans 3 Variable";font-display:swap;font-weight:200 900;src:url("../fonts/sans.woff2") format("woff2")}
:root{color-scheme:light dark;--paper:light-dark(#fbf7ee,#17140f);--surface:light-dark(#fffdf8,#1f1b15);--ink:light-dark(#231d15,#f2ebde);--soft:light-dark(#5b5143,#bcb19f);--line:light-dark(#ddd2be,#3a332a);--edge:light-dark(#8b7d67,#85796a);--accent:light-dark(#97400f,#f2ab52);--on-accent:light-dark(#fffaf1,#231505);--gold:light-dark(#e5a823,#e5a823);--plume:light-dark(#231d15,#6d5431);--gold-wash:light-dark(#fbebc4,#3a2d12);--danger:light-dark(#9b1c1c,#f3988d);--danger-wash:light-dark(#fae4df,#3a1b17)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Source Sans 3 Variable",system-ui,sans-serif;overflow-wrap:anywhere}
.test{margin:0;padding:.75rem 1rem;background:var(--gold-wash);color:var(--ink);text-align:center;font-weight:600}
.brand{display:flex;gap:.5rem;align-items:center;margin:0 0 2rem;font:600 1.5rem/1.2 "Newsreader Variable",Georgia,serif;letter-spacing:-.025em}
.brand svg{width:2rem;height:2rem;flex:none}
main{max-width:42rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:"Newsreader Variable",Georgia,serif;font-weight:560;line-height:1.2;letter-spacing:-.012em}
h1{font-size:2rem;margin:0 0 1.5rem}
h2{font-size:1.5rem;margin:2.5rem 0 1rem}
.card{padding:1.5rem;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.5rem 1.5rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;text-align:right}
fieldset{margin:1.5rem 0;padding:0;border:0}
.card>:first-child{margin-top:0}
legend{padding:0;font-weight:600}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.25rem 0}
input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--accent)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:6px;background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.error{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid var(--danger);border-radius:6px;background:var(--danger-wash);color:var(--danger)}
.soft{color:var(--soft)}
ul{padding:0;margin:0;list-style:none}
li{padding:.75rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0}
`

const SHAPES = finchShapes({ gold: 'var(--gold)', plume: 'var(--plume)', accent: 'var(--accent)' })

const MARK: Html = { markup: `<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">${SHAPES}</svg>` }

type Page = { readonly title: string; readonly body: Html; readonly error?: string | null }

/** A page with one heading, marked as a test. Errors are announced and named in the title. */
export const layout = ({ title, body, error = null }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${error === null ? '' : 'Error: '}${title} &ndash; Test checkout &ndash; ${PRODUCT_NAME}</title>
<style>${{ markup: STYLES }}</style>
</head>
<body>
<header class="test">Test checkout. No money moves.</header>
<main>
<p class="brand">${MARK}${PRODUCT_NAME}</p>
<h1>${title}</h1>
${error === null ? null : html`<p class="error" role="alert">${error}</p>`}
${body}
</main>
</body>
</html>
`.markup
