import { expect, test } from 'vitest'
import { problemsOf } from './config-problems.ts'

test.each(['http://tag.example', 'https://tag.example/path', 'https://*.tag.example;', "'unsafe-eval'"])(
  'refuses %s as an origin of an analytics tag',
  (origin) => {
    const given = { ANALYTICS_TAG_URL: 'https://tag.example/t.js', ANALYTICS_TAG_ORIGINS: origin }
    expect(problemsOf(given)).toEqual([expect.stringMatching(/^ANALYTICS_TAG_ORIGINS: must be /)])
  },
)

test('rejects origins of an analytics tag without the tag', () => {
  expect(problemsOf({ ANALYTICS_TAG_ORIGINS: 'https://tag.example' })).toEqual([
    'ANALYTICS_TAG_URL: must be set when ANALYTICS_TAG_ORIGINS is',
  ])
})
