import { PRODUCT_NAME } from '#core/brand.ts'
import type { Mail } from './mail.ts'

/** Plain texts; the layout escapes them. */
type EmailContent = {
  readonly to: string
  /** The Reply-To address; the sender by default. */
  readonly replyTo?: string
  readonly subject: string
  /** One short heading, usually close to the subject. */
  readonly heading: string
  /** The text before the button. */
  readonly paragraphs: readonly string[]
  /** The URL is also printed below the button, for programs that show no links. */
  readonly button?: { readonly label: string; readonly url: string }
  /** The text after the button. */
  readonly notes?: readonly string[]
  /** Why the person gets this email, in one sentence. */
  readonly reason: string
  /** Unsubscribes from emails of this kind without signing in. */
  readonly unsubscribeUrl?: string
}

/** The colors of client/styles/tokens.css, light and dark. Email programs do not support custom properties. */
const COLORS = {
  paper: ['#fbf7ee', '#17140f'],
  surface: ['#fffdf8', '#1f1b15'],
  line: ['#ddd2be', '#3a332a'],
  ink: ['#231d15', '#f2ebde'],
  soft: ['#5b5143', '#bcb19f'],
  accent: ['#97400f', '#f2ab52'],
  onAccent: ['#fffaf1', '#231505'],
} as const
type Color = keyof typeof COLORS

const light = (color: Color): string => COLORS[color][0]
const dark = (color: Color): string => `${COLORS[color][1]} !important`

const SANS = "'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif"

/** For programs with a dark theme and style sheets; others show the inline colors. */
const DARK_STYLES = [
  `.paper{background-color:${dark('paper')}}`,
  `.surface{background-color:${dark('surface')};border-color:${dark('line')}}`,
  `.ink{color:${dark('ink')}}`,
  `.soft{color:${dark('soft')}}`,
  `.link{color:${dark('accent')}}`,
  `.button{background-color:${dark('accent')}}`,
  `.label{color:${dark('onAccent')}}`,
].join('')

const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:16px 12px !important}.card{padding:24px 20px !important}}
@media (prefers-color-scheme:dark){${DARK_STYLES}}`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.55;color:${light('ink')}">${escapeHtml(text)}</p>`

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const buttonOf = ({ label, url }: { readonly label: string; readonly url: string }): string => {
  const address = escapeHtml(url)
  return `<table ${TABLE} style="margin:8px 0 20px"><tr>
<td class="button" align="center" bgcolor="${light('accent')}" style="border-radius:6px;background-color:${light('accent')}">
<a class="label" href="${address}" style="display:inline-block;padding:13px 26px;font-size:17px;line-height:1.3;font-weight:600;color:${light('onAccent')};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="soft" style="margin:0 0 20px;font-size:14px;line-height:1.5;color:${light('soft')}">Or copy this link into your browser:<br>
<a class="link" href="${address}" style="color:${light('accent')};word-break:break-all;overflow-wrap:anywhere">${address}</a></p>`
}

const unsubscribeLink = (url: string): string =>
  ` <a class="link" href="${escapeHtml(url)}" style="color:${light('accent')}">Unsubscribe</a>`

/** The first paragraph as the list preview; without it programs show the product name. */
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`

const htmlOf = ({
  subject,
  heading,
  paragraphs,
  button,
  notes = [],
  reason,
  unsubscribeUrl,
}: EmailContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light('paper')}">
${preview(paragraphs[0] ?? heading)}
<table ${TABLE} class="paper" width="100%" bgcolor="${light('paper')}" style="background-color:${light('paper')}"><tr>
<td class="outer" align="center" style="padding:40px 16px;font-family:${SANS}">
<table ${TABLE} width="100%" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;font-family:${SERIF};font-size:22px;line-height:1.2;font-weight:600;color:${light('ink')}">${escapeHtml(PRODUCT_NAME)}</td></tr>
<tr><td class="surface card" bgcolor="${light('surface')}" style="padding:36px 40px 24px;border:1px solid ${light('line')};border-radius:6px;background-color:${light('surface')};overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-size:28px;line-height:1.2;font-weight:500;color:${light('ink')}">${escapeHtml(heading)}</h1>
${[...paragraphs.map(paragraph), button === undefined ? '' : buttonOf(button), ...notes.map(paragraph)].filter(Boolean).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:14px;line-height:1.5;color:${light('soft')}">${escapeHtml(reason)}${unsubscribeUrl === undefined ? '' : unsubscribeLink(unsubscribeUrl)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

const textOf = ({ heading, paragraphs, button, notes = [], reason, unsubscribeUrl }: EmailContent): string => {
  const action = button === undefined ? [] : [`${button.label}:\n${button.url}`]
  return `${[heading, ...paragraphs, ...action, ...notes, `-- \n${PRODUCT_NAME}\n${reason}${unsubscribeUrl === undefined ? '' : `\nUnsubscribe: ${unsubscribeUrl}`}`].join('\n\n')}\n`
}

/**
 * Composes an email with HTML and text parts of the same content: product name, heading, paragraphs, at most one button
 * with its URL, and the reason. Tables and inline styles are for email programs without modern CSS.
 */
export const composeEmail = (content: EmailContent): Mail => ({
  to: content.to,
  subject: content.subject,
  text: textOf(content),
  html: htmlOf(content),
  replyTo: content.replyTo,
  unsubscribeUrl: content.unsubscribeUrl,
})
