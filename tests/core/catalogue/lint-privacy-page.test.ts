import { expect, it } from 'vitest'
import { lintPrivacyPage } from '#core/catalogue/lint/privacy-page.ts'
import { rules, tool } from './catalogue-fixture.ts'

const known = { prominence: 3, privacy: ['soc2'] }

it('a household name with privacy claims names the page that makes them', () => {
  expect(lintPrivacyPage(tool(known))).toEqual([
    ['privacy-page', 'is a household name with privacy claims, so privacy_url must name the page that makes them'],
  ])
  expect(rules([tool(known)])).toContain('privacy-page')
})

it.each([
  ['names the page', { privacy_url: 'https://trust.abacus.example/' }],
  ['makes no claim', { privacy: [] }],
  ['is a leader in its field only', { prominence: 2 }],
  ['was shut down', { status: 'discontinued' }],
])('nothing is missing if the tool %s', (_, changes) => {
  expect(lintPrivacyPage(tool({ ...known, ...changes }))).toEqual([])
})
