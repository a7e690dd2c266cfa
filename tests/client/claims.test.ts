/** Every public page, rendered with several sets of random data: figures in all of them are hard-coded. */

import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import {
  GRACE_DAYS,
  PAID_PLANS,
  PRICES,
  REFUND_DAYS,
  yearlySavingCents,
  yearlySavingPercent,
} from '#core/billing/plans.ts'
import { CLAIMS, type Claim } from '#core/claims.ts'
import { formatCents } from '#core/display/price.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { PUBLIC_ROUTES } from '#core/routes/public.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** Valid data for the schema; every number depends on the seed. */
const inventedFor = (seed: number): GraphQLFieldResolver<unknown, unknown> => {
  let count = 0
  const number = () => {
    count += 1
    // Not proportional to the seed, or shares of a whole would be equal for all of them.
    return Math.floor(seed ** (1 + (count % 7) / 10))
  }
  return (_source, _args, _context, { returnType, fieldName }) => {
    const type = getNullableType(returnType)
    const named = getNamedType(type)
    const one = (): unknown => {
      if (isEnumType(named)) return named.getValues()[0]?.value
      switch (named.name) {
        case 'Int':
          return number()
        case 'Float':
          return (number() % 997) / 1000
        case 'Boolean':
          return false
        case 'Date':
          return '2031-01-02'
        case 'Month':
          return '2031-01'
        case 'DateTime':
          return '2031-01-02T00:00:00.000Z'
        case 'ID':
          return `id${number()}`
        case 'String':
          return fieldName.endsWith('Url') ? 'https://example.com/' : `text ${number()}`
        default:
          return {}
      }
    }
    return isListType(type) ? [one(), one()] : one()
  }
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

/** Promotional figures: amounts of money, shares, "more than" and durations, but not plain counts. */
const FIGURE = /\$\d[\d,.]*\d|\$\d|\d[\d,.]*[KM]?\+|\d[\d,.]*[KM]?%\+?|\d+-(?:minute|day)/g

const textAt = async (path: string, seed: number): Promise<string> => {
  const result = await render({
    url: path.replace(/:(\w+)/g, 'sample'),
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async ({ document, variables }) =>
      execute({
        schema,
        document: document as DocumentNode,
        variableValues: variables,
        fieldResolver: inventedFor(seed),
        typeResolver: (_value, _context, _info, abstract) => schema.getPossibleTypes(abstract)[0]?.name,
      }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  return result.kind === 'page' ? textOf(result.html) : ''
}

const figuresAt = async (path: string, seed: number): Promise<readonly string[]> =>
  (await textAt(path, seed)).match(FIGURE) ?? []

/** Two renderings may round to the same figure by chance, but not five. */
const SEEDS = [1_000, 1_700, 2_900, 4_300, 7_100]

/** Figures in all renderings cannot come from their data. */
const writtenAt = async (path: string): Promise<readonly string[]> => {
  const [first = [], ...others] = await Promise.all(SEEDS.map((seed) => figuresAt(path, seed)))
  return [...new Set(first)].filter((figure) => others.every((figures) => figures.includes(figure)))
}

/** Figures derived from the plan table. */
const OF_PLANS = [
  `${REFUND_DAYS}-day`,
  `${GRACE_DAYS}-day`,
  ...PAID_PLANS.map((plan) => `${yearlySavingPercent(plan)}%`),
  ...[0, ...PAID_PLANS.flatMap((plan) => [PRICES[plan].month, PRICES[plan].year, yearlySavingCents(plan)])].map(
    formatCents,
  ),
]
/** Quiz texts of the specification: it is 100% free, and its answers name budgets. */
const OF_THE_QUIZ: Readonly<Record<string, readonly string[]>> = { '/quiz': ['100%'] }

const claimsAt = (path: string): readonly Claim[] =>
  Object.values(CLAIMS).filter(({ where }) => (where as readonly string[]).includes(path))

const PUBLIC_PATHS = ALL_ROUTES.filter(({ layout }) => layout === 'public').map(({ path }): string => path)

describe('figures in the source of a page', () => {
  it.each(PUBLIC_PATHS)('are claims of %s, or follow from the table of plans', async (path) => {
    const allowed = [...claimsAt(path).map(({ figure }) => figure), ...OF_PLANS, ...(OF_THE_QUIZ[path] ?? [])]
    expect((await writtenAt(path)).filter((figure) => !allowed.includes(figure))).toEqual([])
  })

  it('are detected: the check sees the claims of the home page', async () => {
    expect(await writtenAt('/')).toEqual(expect.arrayContaining(['500+', '10K+', '95%', '50+', '2-minute']))
  })

  it('are quoted where the registry allows it', async () => {
    const missing: string[] = []
    // Private pages only show their quotes in the browser.
    for (const { path } of PUBLIC_ROUTES.filter(({ visibility }) => visibility === 'public')) {
      const shown = new Set(await writtenAt(path))
      for (const { id, figure } of claimsAt(path)) {
        if (/\d/.test(figure) && !shown.has(figure)) missing.push(`${id} on ${path}`)
      }
    }
    // The plan cards come from the API, whose data is random here.
    expect(missing).toEqual(['curated-tools on /pricing', 'matching-factors on /pricing'])
  })
})

/** A live figure follows the claim in a text: `400+ curated tools · 1,204 today`, or `2-minute quiz (20 questions)`. */
const BESIDE = String.raw`\s*[·(]\s*\S`
const escaped = (text: string): string => text.replace(/[+]/g, String.raw`\+`)
const countOf = (text: string, pattern: string): number => [...text.matchAll(new RegExp(pattern, 'g'))].length

/** The claims on a page without a live figure beside them. */
const bareClaims = (text: string, path: string): readonly string[] =>
  claimsAt(path)
    .filter(({ figure }) => /\d/.test(figure))
    .filter(({ figure, label }) => {
      const quote = `${escaped(figure)}(?![+])`
      // In the row of headline claims, the live figure follows the quote. Without one, the quote says so.
      const inRow =
        countOf(text, `advertised as ${quote}(?: ${label})?\\s+\\d`) +
        countOf(text, `${quote} ${label}, advertised figure\\s+\\d`) +
        countOf(text, `${label}\\s+advertised figure\\s+${quote}`)
      return countOf(text, quote) !== countOf(text, `${quote}\\s+${label}${BESIDE}`) + inRow
    })
    .map(({ id }) => id)

describe('claims on a page', () => {
  // The methodology has them in a table with the counted figures; its own test compares the rows.
  const paths = PUBLIC_PATHS.filter((path) => path !== '/methodology' && claimsAt(path).length > 0)

  it.each(paths)('have their live figure directly beside them: %s', async (path) => {
    expect(bareClaims(await textAt(path, 1_000), path)).toEqual([])
  })

  it('are detected without it', () => {
    const text = '95%+ accuracy matching Planned 400+ tools directory · 1,204 today 50+ matching factors'
    expect(bareClaims(text, '/upgrade-decision')).toEqual(['accuracy', 'matching-factors'])
  })
})
