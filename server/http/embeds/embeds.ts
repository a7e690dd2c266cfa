/**
 * `/embed/tool/{slug}` and `/embed/compare/{a}-vs-{b}`: small documents for the pages of others. The only paths that may
 * be framed, so they have no script and know nothing about a session.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '#core/brand.ts'
import { comparisonEmbedPath, toolEmbedPath } from '#core/pages/embed-address.ts'
import { readPairName } from '#core/pages/embed-subject.ts'
import { isSlug } from '#core/slug.ts'
import { PRICES } from '../cost-limit.ts'
import type { OtherText, ReadData, TextResponses } from '../discovery/text-responses.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { comparisonCard } from './comparison-card.ts'
import { EMBED_POLICY, embedDocument } from './embed-document.ts'
import { endedCard, unknownCard } from './embed-status.ts'
import { readTheme, type Theme } from './embed-theme.ts'
import { type EmbedTool, readComparisonPath, readRemainingTool } from './embed-tools.ts'
import { toolCard } from './tool-card.ts'

type EmbedsOptions = {
  readonly texts: TextResponses
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

/** Other sites may frame the document, and pages that isolate their origin may load it. */
const FRAMED = {
  contentSecurityPolicy: { useDefaults: false, directives: EMBED_POLICY },
  xFrameOptions: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const

const HTML = 'text/html; charset=utf-8'

type Made = string | OtherText | null

const movedTo = (path: string, theme: Theme | null): OtherText => ({
  status: 301,
  body: '',
  headers: { location: theme === null ? path : `${path}?theme=${theme}` },
})

const makeTool = async (read: ReadData, slug: string, options: CardOptions): Promise<Made> => {
  const tool = await readRemainingTool(read, slug)
  if (tool === null) return null
  const { publicUrl, theme } = options
  if (tool.slug !== slug) return movedTo(toolEmbedPath(tool.slug), theme)
  if (tool.status !== 'ACTIVE') return { status: 410, body: endedCard(tool, options) }
  const page = `${publicUrl}/tool/${tool.slug}`
  return embedDocument({
    title: `${tool.name} on ${PRODUCT_NAME}`,
    page,
    canonical: page,
    more: `See on ${PRODUCT_NAME}`,
    theme,
    content: toolCard(tool, theme),
  })
}

type Pair = readonly [EmbedTool, EmbedTool]

const inOrder = (one: EmbedTool, other: EmbedTool): Pair => (one.slug < other.slug ? [one, other] : [other, one])

const makeComparison = async (
  read: ReadData,
  given: readonly [string, string],
  options: CardOptions,
): Promise<Made> => {
  const [one, other] = await Promise.all(given.map((slug) => readRemainingTool(read, slug)))
  if (!one || !other) return null
  const { publicUrl, theme } = options
  // One was merged into the other.
  if (one.id === other.id) return movedTo(toolEmbedPath(one.slug), theme)
  const pair = inOrder(one, other)
  const slugs = [pair[0].slug, pair[1].slug] as const
  if (slugs.join() !== given.join()) return movedTo(comparisonEmbedPath(slugs), theme)
  const ended = pair.find(({ status }) => status !== 'ACTIVE')
  if (ended !== undefined) return { status: 410, body: endedCard(ended, options) }
  const page = publicUrl + (await readComparisonPath(read, slugs))
  return embedDocument({
    title: `${pair[0].name} vs ${pair[1].name} on ${PRODUCT_NAME}`,
    page,
    canonical: page,
    more: 'See the full comparison',
    theme,
    content: comparisonCard(pair, theme),
  })
}

type CardOptions = { readonly publicUrl: string; readonly theme: Theme | null }

type EmbedRequest = {
  readonly Params: { readonly name: string }
  readonly Querystring: { readonly theme?: unknown }
}

export const embeds = fp<EmbedsOptions>(
  async (fastify, { texts, publicUrl }) => {
    const route = (
      what: 'tool' | 'comparison',
      path: string,
      makerOf: (name: string, options: CardOptions) => ((read: ReadData) => Promise<Made>) | null,
    ): void => {
      const handler = (request: FastifyRequest<EmbedRequest>, reply: FastifyReply) => {
        const { name } = request.params
        const options = { publicUrl, theme: readTheme(request.query.theme) }
        const sendMissing = (response: FastifyReply) =>
          response
            .code(404)
            .headers({ 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' })
            .type(HTML)
            .send(unknownCard(what, options))
        const make = makerOf(name, options)
        return texts.send(request, reply, {
          type: HTML,
          key: `${path} ${name} ${options.theme ?? ''}`,
          headers: { 'x-robots-tag': 'noindex' },
          price: make === null ? PRICES.request : PRICES.embed,
          make: make ?? (async () => null),
          sendMissing,
        })
      }
      fastify.get<EmbedRequest>(`${path}/:name`, { config: { price: PRICED_BY_HANDLER }, helmet: FRAMED }, handler)
      allowOnly(fastify, `${path}/:name`, ['GET'])
    }

    route('tool', '/embed/tool', (slug, options) => (isSlug(slug) ? (read) => makeTool(read, slug, options) : null))
    route('comparison', '/embed/compare', (name, options) => {
      const slugs = readPairName(name)
      return slugs === null ? null : (read) => makeComparison(read, slugs, options)
    })
  },
  { name: 'embeds', dependencies: ['budget', 'security-headers'] },
)
