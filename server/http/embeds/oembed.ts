/** `/oembed`: the embeds for programs that turn a link into a frame, by the specification at oembed.com. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '#core/brand.ts'
import { InvalidInputError, NotFoundError, NotImplementedError } from '#core/errors.ts'
import { comparisonEmbedPath, toolEmbedPath } from '#core/pages/embed-address.ts'
import { EMBED_SIZES, embedCode, embedTitle } from '#core/pages/embed-code.ts'
import { type EmbedSubject, embedSubjectOf } from '#core/pages/embed-subject.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { PRICES } from '../cost-limit.ts'
import type { ReadData } from '../discovery/text-responses.ts'
import { allowOnly } from '../method-not-allowed.ts'
import { runTyped } from '../run-typed.ts'
import { readRemainingTool } from './embed-tools.ts'
import { constantMarkup, markup, markupText } from './markup.ts'

type OembedOptions = {
  readonly execute: Execute
  /** The context of internal calls. */
  readonly context: RequestContext
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

type Query = Readonly<Record<string, unknown>>

const PATH = '/oembed'
const CACHE_SECONDS = 3600

const MISSING_URL = `"url" is required: the address of a tool or a comparison on ${PRODUCT_NAME}.`
const OTHER_URL = `There is no embed for this address. Only pages of tools and comparisons on ${PRODUCT_NAME} have one.`

const readUrl = ({ url }: Query, publicUrl: string): EmbedSubject => {
  if (url === undefined || url === '') throw new InvalidInputError(MISSING_URL, 'url')
  if (typeof url !== 'string') throw new InvalidInputError('"url" must be given once.', 'url')
  const address = URL.canParse(url) ? new URL(url) : null
  const subject = address?.origin === new URL(publicUrl).origin ? embedSubjectOf(address) : null
  if (subject === null) throw new NotFoundError(OTHER_URL)
  return subject
}

type Format = 'json' | 'xml'

const readFormat = ({ format = 'json' }: Query): Format => {
  if (format !== 'json' && format !== 'xml') throw new NotImplementedError('"format" must be one of: json, xml.')
  return format
}

const MOST_PIXELS = /^[1-9]\d{0,4}$/

/** Clients name the room that they have; a larger one changes nothing. */
const readLength = (query: Query, name: 'maxwidth' | 'maxheight', ours: number): number => {
  const value = query[name]
  if (value === undefined) return ours
  if (typeof value !== 'string' || !MOST_PIXELS.test(value)) {
    throw new InvalidInputError(`"${name}" must be a whole number of pixels from 1 to 99999.`, name)
  }
  return Math.min(ours, Number(value))
}

type Found = { readonly path: string; readonly title: string; readonly kind: EmbedSubject['kind'] }

const findSubject = async (read: ReadData, subject: EmbedSubject): Promise<Found | null> => {
  const slugs = subject.kind === 'tool' ? [subject.slug] : subject.pair
  const [one, other] = await Promise.all(slugs.map((slug) => readRemainingTool(read, slug)))
  if (!one) return null
  // Of two tools, one may have been merged into the other.
  if (subject.kind === 'tool' || one.id === other?.id) {
    return { kind: 'tool', path: toolEmbedPath(one.slug), title: embedTitle([one.name]) }
  }
  if (!other) return null
  const [first, second] = one.slug < other.slug ? [one, other] : [other, one]
  return {
    kind: 'comparison',
    path: comparisonEmbedPath([first.slug, second.slug]),
    title: embedTitle([first.name, second.name]),
  }
}

type Fields = Readonly<Record<string, string | number>>

const toXml = (fields: Fields): string =>
  markupText(markup`<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<oembed>
${Object.entries(fields).map(([name, value]) => markup`<${constantMarkup(name)}>${value}</${constantMarkup(name)}>\n`)}</oembed>
`)

export const oembed = fp<OembedOptions>(
  async (fastify, { execute, context, publicUrl }) => {
    const read: ReadData = (document, variables) => runTyped(execute, document, variables, context)

    const handler = async (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
      const { query } = request
      const format = readFormat(query)
      const subject = readUrl(query, publicUrl)
      const size = EMBED_SIZES[subject.kind]
      const width = readLength(query, 'maxwidth', size.width)
      const height = readLength(query, 'maxheight', size.height)
      await reply.waitForTurn()
      const found = await findSubject(read, subject)
      if (found === null) throw new NotFoundError(OTHER_URL)
      const fields = {
        type: 'rich',
        version: '1.0',
        title: found.title,
        provider_name: PRODUCT_NAME,
        provider_url: publicUrl,
        cache_age: CACHE_SECONDS,
        width,
        height,
        html: embedCode({ address: publicUrl + found.path, title: found.title, width, height }),
      }
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      return format === 'json'
        ? reply.type('application/json; charset=utf-8').send(fields)
        : reply.type('text/xml; charset=utf-8').send(toXml(fields))
    }

    fastify.get<{ Querystring: Query }>(
      PATH,
      {
        config: { price: PRICES.embed },
        helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
        // Also on errors, so that scripts of other sites can read them.
        onRequest: async (_request, reply) => void reply.header('access-control-allow-origin', '*'),
      },
      handler,
    )
    allowOnly(fastify, PATH, ['GET'])
  },
  { name: 'oembed', dependencies: ['budget', 'caller-queue', 'security-headers'] },
)
