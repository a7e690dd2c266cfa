/** The documents that the service worker sends while the server cannot be reached. */
import type { OfflineBuild } from './offline-build.ts'

type PageParts = { readonly build: OfflineBuild; readonly head: string; readonly title: string; readonly body: string }

const page = ({ build, head, title, body }: PageParts): string => `<!DOCTYPE html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17140f">
<title>${title} | Toolfinch</title><script src="/theme.js"></script>
${build.styles.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="default">`).join('')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">
${head}</head><body>${body}</body></html>`

/** An empty page that the application renders from data saved on the device. */
export function applicationPage(build: OfflineBuild, origin: string, year: number): string {
  const state = JSON.stringify({ facts: { origin, year }, responses: [], parts: [] }).replaceAll('<', '\\u003c')
  const scripts = `<script src="/start.js" defer data-modules="${build.modules.join(' ')}" data-later="${build.later.join(' ')}"></script>`
  const head = `${scripts}<script type="application/json" id="page-state">${state}</script>`
  return page({ build, head, title: 'Loading', body: '' })
}

/** The screens that are saved on this device. */
export type SavedScreens = { readonly catalogue: boolean; readonly quiz: boolean }

const LINK = 'link inline-flex min-h-touch items-center'

/** Says that a page needs a connection, and links to the screens that do not. Works without scripts. */
export function unavailablePage(build: OfflineBuild, { catalogue, quiz }: SavedScreens): string {
  const links = [
    ...(catalogue ? [['/ai-tools', 'Search the AI tools directory']] : []),
    ...(quiz ? [['/quiz', 'Take the quiz']] : []),
  ]
  const works = links.map(([href, text]) => `<li><a class="${LINK}" href="${href}">${text}</a></li>`).join('')
  const list = `<p>These are saved on this device:</p><ul>${works}</ul>`
  const none =
    '<p>Nothing else is saved on this device yet. Open the directory or the quiz once while you’re online.</p>'
  return page({
    build,
    head: '',
    title: 'You’re offline',
    body: `<main class="shell grid justify-items-start gap-5 py-24">
<p class="flex items-center gap-2 font-semibold font-serif text-xl tracking-tight"><img src="/favicon.svg" alt="" class="size-8">Toolfinch</p>
<h1 class="text-3xl">You’re offline</h1>
<div class="grid max-w-prose gap-2 text-lg text-soft"><p>This page needs a connection, and Toolfinch can’t be reached.</p>
${links.length > 0 ? list : none}</div>
<p><a class="${LINK}" href="">Try again</a></p></main>`,
  })
}
