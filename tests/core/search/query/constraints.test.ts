import { describe, expect, it } from 'vitest'
import { SEARCH_FILTERS } from '#core/search/search-result.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, namesFound, record } from '../search-fixture.ts'

const editor = { description: 'A video editor.' }
const index = indexOf([
  record('Paid', editor),
  record('Gratis', { ...editor, freeTier: true, priceCents: 0 }),
  record('Open', { ...editor, openSource: true }),
  record('Api', { ...editor, apiAvailable: true, platforms: ['web', 'api'] }),
  record('Client', { ...editor, integrations: ['mcp'] }),
  record('Served', { ...editor, mcpServer: true }),
  record('Mac', { ...editor, platforms: ['mac'] }),
  record('Phone', { ...editor, platforms: ['ios'] }),
  record('Plugin', { ...editor, platforms: ['extension'] }),
  record('Local', { ...editor, privacy: ['on_device'] }),
  record('Server', { ...editor, privacy: ['self_host'] }),
  record('Clinic', { ...editor, privacy: ['hipaa', 'soc2', 'gdpr_dpa', 'eu_hosting'] }),
  record('Slacky', { ...editor, integrations: ['slack', 'notion'] }),
  record('Cheap', { ...editor, priceCents: 1500 }),
  record('Dear', { ...editor, priceCents: 9900 }),
  record('MacWhisper', { description: 'Writes down speech.', platforms: ['mac'] }),
  record('Freed', { description: 'Notes for doctors.' }),
])

describe('conditions in words', () => {
  it.each([
    ['free video editor', 'FREE_TIER', null, 'free', 'video editor', 'Gratis'],
    ['video editor without paying', 'FREE_TIER', null, 'without paying', 'video editor', 'Gratis'],
    ['open-source video editor', 'OPEN_SOURCE', null, 'open-source', 'video editor', 'Open'],
    ['video editor with an API', 'API_AVAILABLE', null, 'with an API', 'video editor', 'Api'],
    ['video editor api', 'API_AVAILABLE', null, 'api', 'video editor', 'Api'],
    ['video editor with an MCP server', 'MCP_SERVER', null, 'with an MCP server', 'video editor', 'Served'],
    ['mcp server video editor', 'MCP_SERVER', null, 'mcp server', 'video editor', 'Served'],
    ['video editor with mcp', 'INTEGRATION', 'mcp', 'with mcp', 'video editor', 'Client'],
    ['video editor for Mac', 'PLATFORM', 'mac', 'for Mac', 'video editor', 'Mac'],
    ['iphone video editor', 'PLATFORM', 'ios', 'iphone', 'video editor', 'Phone'],
    ['video editor chrome extension', 'PLATFORM', 'extension', 'chrome extension', 'video editor', 'Plugin'],
    ['offline video editor', 'PRIVACY', 'on_device', 'offline', 'video editor', 'Local'],
    ['self-hosted video editor', 'PRIVACY', 'self_host', 'self-hosted', 'video editor', 'Server'],
    ['HIPAA compliant video editor', 'PRIVACY', 'hipaa', 'HIPAA compliant', 'video editor', 'Clinic'],
    ['video editor with SOC 2', 'PRIVACY', 'soc2', 'SOC 2', 'video editor', 'Clinic'],
    ['gdpr video editor', 'PRIVACY', 'gdpr_dpa', 'gdpr', 'video editor', 'Clinic'],
    ['video editor hosted in the EU', 'PRIVACY', 'eu_hosting', 'hosted in the EU', 'video editor', 'Clinic'],
    ['video editor for Slack', 'INTEGRATION', 'slack', 'for Slack', 'video editor', 'Slacky'],
    ['video editor that works with notion', 'INTEGRATION', 'notion', 'works with notion', 'video editor', 'Slacky'],
    ['video editor under $20', 'MAX_PRICE', '20', 'under $20', 'video editor', null],
    [
      'video editor for less than 20 dollars a month',
      'MAX_PRICE',
      '20',
      'less than 20 dollars a month',
      'video editor',
      null,
    ],
  ])('%s: %s %s', (text, filter, value, words, searchWithout, first) => {
    const { understood } = searchTools(index, text)
    expect(understood).toEqual([expect.objectContaining({ filter, value, words, searchWithout })])
    expect(understood[0]?.label).not.toBe('')
    if (first !== null) expect(namesFound(index, text)[0]).toBe(first)
  })

  it('are recognized for every filter', () => {
    const text =
      'free open source hipaa video editor for mac under $9 with an mcp server, no cloud, no subscription, with an api'
    expect(
      searchTools(index, text)
        .understood.map(({ filter }) => filter)
        .sort(),
    ).toEqual(SEARCH_FILTERS.toSorted().filter((filter) => filter !== 'INTEGRATION'))
    expect(searchTools(index, 'works with slack').understood[0]?.filter).toBe('INTEGRATION')
  })

  it('prefer matching tools without excluding others', () => {
    const found = namesFound(index, 'video editor under $20')
    expect(found.indexOf('Cheap')).toBeLessThan(found.indexOf('Dear'))
    expect(found.slice(0, 2).sort()).toEqual(['Cheap', 'Gratis'])
    expect(found).toContain('Dear')
  })

  it('are recognized together, each with the remaining search', () => {
    const { understood } = searchTools(index, 'free and open source video editor for mac')
    expect(understood.map(({ filter, searchWithout }) => [filter, searchWithout])).toEqual([
      ['FREE_TIER', 'open source video editor for mac'],
      ['OPEN_SOURCE', 'free video editor for mac'],
      ['PLATFORM', 'free and open source video editor'],
    ])
  })

  it('alone list matching tools first', () => {
    expect(namesFound(index, 'open source')[0]).toBe('Open')
    expect(namesFound(index, 'mcp server')[0]).toBe('Served')
    expect(namesFound(index, 'free ai tools')[0]).toBe('Gratis')
  })

  it.each([
    'mac whisper',
    'MacWhisper',
    'Freed',
    'royalty free music',
    'api testing',
    'teams',
    'motion for teams',
    'under 20 minutes',
  ])('are not recognized in %s', (text) => {
    expect(searchTools(index, text).understood).toEqual([])
  })
})
