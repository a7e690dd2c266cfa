/** `/badge/{slug}.svg`: an image for the website of a vendor whose tool is listed. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { badgePath } from '#core/pages/embed-address.ts'
import { isSlug } from '#core/slug.ts'
import { PRICES } from '../cost-limit.ts'
import type { OtherText, ReadData, TextResponses } from '../discovery/text-responses.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { BADGE_POLICY, badgeImage } from './badge-image.ts'
import { readTheme, type Theme } from './embed-theme.ts'
import { readRemainingTool } from './embed-tools.ts'

const PATH = '/badge/:file'
const SUFFIX = '.svg'

/** Any site may show the image. */
const SHOWN_ANYWHERE = {
  contentSecurityPolicy: { useDefaults: false, directives: BADGE_POLICY },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const

/** Only for a listed tool: a badge of a tool that has ended would be untrue. */
const makeBadge = async (read: ReadData, slug: string, theme: Theme | null): Promise<string | OtherText | null> => {
  const tool = await readRemainingTool(read, slug)
  if (tool === null || tool.status !== 'ACTIVE') return null
  if (tool.slug === slug) return badgeImage(tool, theme)
  const query = theme === null ? '' : `?theme=${theme}`
  return { status: 301, body: '', headers: { location: badgePath(tool.slug) + query } }
}

type BadgeRequest = { readonly Params: { readonly file: string }; readonly Querystring: { readonly theme?: unknown } }

export const badge = fp<{ readonly texts: TextResponses }>(
  async (fastify, { texts }) => {
    const handler = (request: FastifyRequest<BadgeRequest>, reply: FastifyReply) => {
      const { file } = request.params
      const slug = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : ''
      const theme = readTheme(request.query.theme)
      return texts.send(request, reply, {
        type: 'image/svg+xml; charset=utf-8',
        key: `/badge ${slug} ${theme ?? ''}`,
        price: isSlug(slug) ? PRICES.embed : PRICES.request,
        make: async (read) => (isSlug(slug) ? makeBadge(read, slug, theme) : null),
      })
    }
    fastify.get<BadgeRequest>(PATH, { config: { price: PRICED_BY_HANDLER }, helmet: SHOWN_ANYWHERE }, handler)
    allowOnly(fastify, PATH, ['GET'])
  },
  { name: 'badge', dependencies: ['budget', 'security-headers'] },
)
