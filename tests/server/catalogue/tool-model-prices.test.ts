import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltModelPrices } from '#core/catalogue/model-prices/model-price.ts'
import { createToolModelPrices } from '#server/areas/catalogue/tool-model-prices.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import type { CacheTag } from '#server/platform/cache/cache-tags.ts'
import { schema } from '#server/schema.ts'

const PERIOD = { since: null, input: 2, cachedInput: 0.2, output: 10, varies: false, note: null }
const BUILT: BuiltModelPrices = {
  version: '1.2.3',
  asOf: '2026-09',
  tools: {
    quill: {
      appliesTo: 'Requests to the Quill API.',
      pricingUrl: 'https://quill.example/pricing',
      models: [
        {
          id: 'quill-2',
          name: 'Quill 2',
          contextWindow: 200_000,
          periods: [
            { ...PERIOD, note: 'Plus up to $12 per 1,000 requests.' },
            { ...PERIOD, since: '2027-01-01', input: 4 },
          ],
        },
        {
          id: 'quill-embed',
          name: 'Quill Embed',
          contextWindow: null,
          periods: [{ ...PERIOD, cachedInput: null, output: null }],
        },
      ],
    },
    abacus: { appliesTo: 'Requests to the Abacus API.', pricingUrl: 'javascript:alert(1)', models: [] },
  },
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolfinch-model-prices-'))
  writeFileSync(join(folder, 'model-prices.json'), JSON.stringify(BUILT))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(selection: string, now = '2026-12-31T23:59:00Z') {
  const clock = { now: () => new Date(now) }
  const toolModelPrices = createToolModelPrices({ clock, file: join(folder, 'model-prices.json') })
  const tools = { compare: async (slugs: readonly string[]) => slugs.map((slug) => ({ id: slug, slug })) }
  const cacheTags = new Set<CacheTag>()
  const { data, errors } = await createExecute(schema)({
    document: parse(`{ compareTools(slugs: ["quill", "abacus", "constructor"]) { modelPrices { ${selection} } } }`),
    variables: {},
    context: { services: { catalogue: { tools, toolModelPrices } }, cacheTags } as unknown as RequestContext,
  })
  expect(errors).toBeUndefined()
  return { answered: data?.['compareTools'] as { modelPrices: Record<string, unknown> | null }[], cacheTags }
}

test('a tool has its built prices with their source, or none', async () => {
  const { answered } = await ask('appliesTo pricingUrl source sourceUrl license version asOf')
  expect(answered.map(({ modelPrices }) => modelPrices)).toEqual([
    {
      appliesTo: 'Requests to the Quill API.',
      pricingUrl: 'https://quill.example/pricing',
      source: 'Pydantic genai-prices',
      sourceUrl: 'https://github.com/pydantic/genai-prices',
      license: 'MIT',
      version: '1.2.3',
      asOf: '2026-09',
    },
    expect.objectContaining({ pricingUrl: null }),
    null,
  ])
})

test('its models have ids, windows and prices, and unknown values are null', async () => {
  const { answered } = await ask(
    'models { modelId name contextWindow inputUsdPerMillion cachedInputUsdPerMillion outputUsdPerMillion varies since note }',
  )
  expect(answered[0]?.modelPrices?.['models']).toEqual([
    {
      modelId: 'quill-2',
      name: 'Quill 2',
      contextWindow: 200_000,
      inputUsdPerMillion: 2,
      cachedInputUsdPerMillion: 0.2,
      outputUsdPerMillion: 10,
      varies: false,
      since: null,
      note: 'Plus up to $12 per 1,000 requests. From January 1, 2027: $4 in, $10 out.',
    },
    {
      modelId: 'quill-embed',
      name: 'Quill Embed',
      contextWindow: null,
      inputUsdPerMillion: 2,
      cachedInputUsdPerMillion: null,
      outputUsdPerMillion: null,
      varies: false,
      since: null,
      note: null,
    },
  ])
})

test('a price starts on its day, so responses with prices are cached for the day', async () => {
  const { answered, cacheTags } = await ask('models { inputUsdPerMillion since }', '2027-01-01T00:00:00Z')
  expect(answered[0]?.modelPrices?.['models']).toContainEqual({ inputUsdPerMillion: 4, since: '2027-01-01' })
  expect([...cacheTags]).toContain('day')
})

test('without a build no tool has prices', () => {
  const clock = { now: () => new Date('2026-12-31T00:00:00Z') }
  expect(createToolModelPrices({ clock, file: join(folder, 'nothing.json') }).of('quill')).toBeNull()
})
