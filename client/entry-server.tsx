import { prerenderStatic } from '@apollo/client/react/ssr'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { embedSubjectOf, oembedAddress } from '#core/pages/embed-subject.ts'
import { markdownPath } from '#core/pages/markdown-address.ts'
import type { PageAssets, Render, RenderResult } from '#core/rendering.ts'
import { createAllRoutes } from './all-routes.tsx'
import { App } from './app.tsx'
import { cleanAddress } from './lib/address.ts'
import { createRenderClient, type RenderFailure } from './lib/apollo.ts'
import { loadLateParts } from './lib/later.tsx'
import { newPageResponse, type PageFacts, type PageHead } from './lib/page.tsx'
import type { PageResponse } from './lib/page-cache.ts'
import { handleOf } from './lib/page-row.ts'
import { PAGE_STATE_ID } from './lib/page-state.ts'
import { attributeText, scriptJson } from './lib/serialize.ts'
import { staticHead } from './lib/static-head.ts'

const ENTRY_MODULE = 'client/entry-client.tsx'
/** Fetched last on every page: once the network is gone they cannot be loaded any more. */
const FAILURE_MODULES = ['client/layout/error-details.tsx', 'client/lib/retry-later.ts', 'client/lib/load-again.ts']

const handler = createStaticHandler(createAllRoutes())

/** What goes before the end of the head: the script that starts all others once the page is painted. */
function scriptTags({ modules, inlineModule }: PageAssets, failure: PageAssets): string {
  const inline = inlineModule === undefined ? '' : `<script type="module">${inlineModule}</script>`
  const later = failure.modules.filter((module) => !modules.includes(module))
  // In development, files change without a build.
  const worker = inlineModule === undefined ? ' data-worker="/sw.js"' : ''
  const attributes = `data-modules="${attributeText(modules.join(' '))}" data-later="${attributeText(later.join(' '))}"${worker}`
  return `${inline}<script src="/start.js" defer ${attributes}></script>`
}

/** What is missing has no Markdown copy worth finding, and nothing to embed. */
const copiesOf = (status: number, address: URL): PageHead => {
  if (status !== 200) return {}
  const hasEmbed = embedSubjectOf(address) !== null
  return {
    markdown: markdownPath(address.pathname),
    toolFeeds: address.pathname === '/ai-tools',
    ...(hasEmbed && { oembed: oembedAddress(address.origin, address.href) }),
  }
}

const redirect = (status: 301 | 302, location: string): RenderResult => ({ kind: 'redirect', status, location })

/**
 * Renders the page at an address for an anonymous visitor. Throws when its data cannot be had, so that a page with
 * holes is neither sent nor cached.
 */
export const render: Render = async ({ url, origin, now, execute, assetsFor, tagAddress }) => {
  const address = new URL(url, origin)
  const clean = cleanAddress(address, url)
  if (clean !== null) return redirect(301, clean)
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`Unexpected answer ${context.status} from the route table`)
  const [failed] = Object.values(context.errors ?? {})
  if (failed !== undefined && context.statusCode !== 404) throw failed
  const handle = handleOf(context.matches.map(({ route }) => route))
  const moved = handle?.movedTo?.(address) ?? null
  if (moved !== null) return redirect(301, moved)

  await loadLateParts()
  const modules = [ENTRY_MODULE, ...(handle?.modules ?? [])]
  const facts: PageFacts = { origin, year: now.getUTCFullYear(), ...(tagAddress && { tagAddress }) }
  const failure: RenderFailure = { error: null }
  const responses: PageResponse[] = []
  const client = createRenderClient(execute, failure, responses)
  const response = newPageResponse()
  const router = createStaticRouter(handler.dataRoutes, context)
  const tree = (
    <App client={client} facts={facts} response={response} styles={assetsFor(modules).styles}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  )
  const { result } = await prerenderStatic({
    tree,
    renderFunction: (element: ReactNode) => {
      // Each pass decides anew: while data is missing a screen shows its loading state.
      Object.assign(response, newPageResponse())
      return renderToString(element)
    },
  })
  if (failure.error) throw failure.error
  if (response.redirect) return redirect(response.redirect.status, response.redirect.location)
  const visibility = handle?.row?.visibility ?? 'public'

  const parts = [...new Set(response.parts)]
  const state = scriptJson({ facts, responses, parts })
  const headEnd = result.indexOf('</head>')
  const bodyEnd = result.lastIndexOf('</body>')
  const html = [
    '<!DOCTYPE html>',
    result.slice(0, headEnd),
    staticHead(origin, visibility === 'public', { ...copiesOf(response.status, address), ...response.head }),
    scriptTags(assetsFor([...modules, ...parts]), assetsFor(FAILURE_MODULES)),
    result.slice(headEnd, bodyEnd),
    `<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>`,
    result.slice(bodyEnd),
  ].join('')
  return { kind: 'page', status: response.status, html, visibility }
}
