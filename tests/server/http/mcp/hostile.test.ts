import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MCP_TOOLS } from '#server/http/mcp/tools/tools.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from '../app-support.ts'
import { captureLog } from '../support.ts'
import { CATALOGUE } from './mcp-app.ts'

const { lines, log } = captureLog('error')
const database = registerTestDatabase()
let site: TestApp

beforeAll(async () => {
  await loadCatalogue(database, CATALOGUE)
  site = await buildTestApp(database, { log, limitsFactor: 1_000_000, httpLimits: AMPLE_BUDGET })
})
afterAll(() => site.app.close())

const METHODS = ['initialize', 'ping', 'tools/call', 'tools/list', 'resources/read', 'prompts/get', 'server/discover']
const NAMES = [...MCP_TOOLS.map(({ name }) => name), '__proto__', 'constructor', 'choose_a_tool']
const ARGUMENTS = [
  'tool',
  'tools',
  'query',
  'first',
  'page',
  'since',
  'need',
  'category',
  'platform',
  'after',
  'jobs',
  'answers',
]
const VERSIONS = ['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28', 'x']

const text = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.constantFrom('abacus', '2026-11-01', "' OR 1=1", '%', '\u202e', '../..', '🎉'.repeat(60)),
)
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.array(text, { maxLength: 5 }),
  fc.constantFrom(null, 1e308, -1, {}),
)
const call = fc.record(
  {
    name: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...NAMES) }, value),
    arguments: fc.oneof({ weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...ARGUMENTS), value) }, value),
    uri: fc.oneof(
      text.map((slug) => `toolfinch://tool/${slug}`),
      value,
    ),
    _meta: fc.oneof(fc.constant({ 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }), value),
  },
  { requiredKeys: [] },
)
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, value),
    id: fc.oneof({ weight: 5, arbitrary: fc.nat() }, value),
    method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...METHODS) }, value),
    params: fc.oneof({ weight: 9, arbitrary: call }, value),
  },
  { requiredKeys: [] },
)
const headers = fc.record(
  {
    accept: fc.constantFrom('application/json, text/event-stream', '*/*', 'application/json'),
    'mcp-protocol-version': fc.constantFrom(...VERSIONS),
    'mcp-method': fc.constantFrom(...METHODS),
    'mcp-session-id': fc.constantFrom('x', '1'),
  },
  { requiredKeys: [] },
)

test('no message gets a 5xx, each refusal has a code of JSON-RPC, and nothing fails inside', async () => {
  const body = fc.oneof({ weight: 5, arbitrary: message }, fc.array(message, { maxLength: 4 }), value)
  await fc.assert(
    fc.asyncProperty(body, headers, async (content, given) => {
      const response = await site.app.inject({
        method: 'POST',
        url: '/mcp',
        payload: JSON.stringify(content),
        headers: { ...given, 'content-type': 'application/json' },
      })
      expect(response.statusCode).toBeLessThan(500)
      expect(response.body).not.toContain('INTERNAL_ERROR')
      if (response.statusCode < 400) return
      expect(response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) as number } })
    }),
    { numRuns: 800, seed: 20_261_129 },
  )
  expect(lines).toEqual([])
})
