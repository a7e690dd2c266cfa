import { expect, test } from 'vitest'
import { searchFiltersText } from '#core/analytics/search-filters.ts'

test.each([
  ['category=design%2Cwriting&free=1', 'category: design, writing; free tier'],
  ['platform=web&price=20&team=solo', 'platform: Web; up to $20/month; team size: One person'],
  ['privacy=constructor&skill=none&later=1', 'privacy: constructor; skill: none; later: 1'],
])('the filters %s read "%s"', (query, text) => expect(searchFiltersText(query)).toBe(text))
