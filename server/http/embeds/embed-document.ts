/** The document around an embed: no script, one style sheet, links that open in a new tab. */
import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '#core/brand.ts'
import { finchShapes } from '#core/finch-mark.ts'
import { THEME_STYLE, type Theme } from './embed-theme.ts'
import { constantMarkup, type Markup, markup, markupText } from './markup.ts'

const STYLE = `${THEME_STYLE}
*{box-sizing:border-box;margin:0;padding:0}
html{background:var(--surface);color:var(--ink);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
body{display:flex;flex-direction:column;min-height:100vh;border:1px solid var(--line);border-top:3px solid var(--gold);overflow-wrap:anywhere}
main{flex:1;padding:14px 16px}
h1{font:600 21px/1.2 Georgia,"Times New Roman",serif}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.head{display:flex;align-items:center;gap:12px}
.mark{flex:none;display:grid;place-items:center;width:44px;height:44px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--accent);font-weight:600}
.mark img{display:block;width:28px;height:28px;object-fit:contain}
.small .mark{width:32px;height:32px}
.small .mark img{width:20px;height:20px}
.soft{color:var(--soft);font-size:13px}
.clamp{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.about{margin-top:10px}
.price{margin-top:10px}
.price b{font:500 21px/1.2 Georgia,"Times New Roman",serif}
table{width:100%;border-collapse:collapse;table-layout:fixed;font-size:14px}
th,td{padding:8px 8px 8px 0;text-align:left;vertical-align:top;font-weight:400}
td .clamp,th .clamp{-webkit-line-clamp:3}
thead th{font:600 17px/1.2 Georgia,"Times New Roman",serif;padding-top:0}
tbody tr{border-top:1px solid var(--line)}
.label{width:92px}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:4px 16px;padding:9px 16px;border-top:1px solid var(--line);background:var(--paper);font-size:14px}
footer a{font-weight:600}
.brand{display:flex;align-items:center;gap:6px}
@media (max-width:420px){.small{flex-direction:column;align-items:flex-start;gap:6px}th,td{padding:6px 6px 6px 0}h1{font-size:18px}.label{width:66px}table{font-size:13px}}`

/** Same for all embeds, so that the policy can name it. */
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Of every document that other sites may frame. */
export const EMBED_POLICY = {
  'default-src': ["'none'"],
  'style-src': [`'sha256-${STYLE_HASH}'`],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ['*'],
}

const FINCH = constantMarkup(
  `<svg width="20" height="20" viewBox="0 0 32 32" aria-hidden="true">${finchShapes({
    gold: 'var(--gold)',
    plume: 'var(--plume)',
    accent: 'var(--accent)',
  })}</svg>`,
)

export type EmbedDocument = {
  readonly title: string
  /** The absolute address of the page that it belongs to. */
  readonly page: string
  /** The words of the link to that page. */
  readonly more: string
  readonly theme: Theme | null
  readonly content: Markup
  /** Null without a page in the index of search engines. */
  readonly canonical: string | null
}

export const embedDocument = (document: EmbedDocument): string =>
  markupText(markup`<!doctype html>
<html lang="en" class="${document.theme ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.title}</title>
${document.canonical === null ? null : markup`<link rel="canonical" href="${document.canonical}">\n`}<style>${constantMarkup(STYLE)}</style>
</head>
<body>
<main>
${document.content}
</main>
<footer><span class="brand soft">${FINCH}${PRODUCT_NAME}</span><a href="${document.page}" target="_blank" rel="noopener">${document.more}</a></footer>
</body>
</html>
`)
