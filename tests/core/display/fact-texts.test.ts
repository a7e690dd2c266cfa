import { expect, test } from 'vitest'
import { factTexts } from '#core/display/fact-texts.ts'

const UNKNOWN = { mcpServer: null, license: null, latestRelease: null, latestReleaseOn: null, contextWindow: null }

test('facts as texts leave out what is not known', () => {
  expect(factTexts(UNKNOWN)).toEqual([])
  expect(factTexts({ ...UNKNOWN, latestReleaseOn: '2026-11-03' })).toEqual([])
})

test.each([
  [{ mcpServer: true }, 'MCP server', 'Yes', 'mcp_server'],
  [{ mcpServer: false }, 'MCP server', 'No', 'mcp_server'],
  [{ license: 'Apache-2.0' }, 'License', 'Apache-2.0', 'license'],
  [
    { latestRelease: '2.41.3', latestReleaseOn: '2026-11-03' },
    'Newest release',
    '2.41.3, November 2026',
    'latest_release',
  ],
  [{ latestRelease: '2.41.3' }, 'Newest release', '2.41.3', 'latest_release'],
  [{ contextWindow: 200_000 }, 'Context window', '200,000 tokens', 'context_window'],
])('%j is a text', (known, label, value, fact) => {
  expect(factTexts({ ...UNKNOWN, ...known })).toEqual([{ label, value, fact }])
})
