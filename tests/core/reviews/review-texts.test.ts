import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  normalizedReviewTexts,
  REVIEW_LIMITS,
  type ReviewTexts,
  reviewLength,
  reviewTextProblem,
} from '#core/reviews/review-texts.ts'

const FINE: ReviewTexts = {
  headline: 'Good for notes',
  good: 'It sorts what I dictate on the way to work, and finds it again later.',
  bad: '',
  plan: '',
  authorName: 'Ada',
}
const problem = (changes: Partial<ReviewTexts>) => reviewTextProblem(normalizedReviewTexts({ ...FINE, ...changes }))

test('a review needs no plan, and either what was good or what was not', () => {
  expect(problem({})).toBeNull()
  expect(problem({ good: '', bad: FINE.good })).toBeNull()
  expect(problem({ plan: 'Pro 2.0' })).toBeNull()
})

describe('a problem names its field', () => {
  test.each([
    [{ headline: ' ' }, 'headline', 'The headline is required'],
    [{ authorName: '' }, 'authorName', 'Your name is required'],
    [{ good: ' ', bad: '\n' }, 'good', 'Write what was good, what was not, or both'],
    [{ headline: 'H'.repeat(101) }, 'headline', 'The headline can have at most 100 characters'],
    [{ plan: 'P'.repeat(61) }, 'plan', 'The plan can have at most 60 characters'],
    [{ authorName: 'N'.repeat(41) }, 'authorName', 'Your name can have at most 40 characters'],
    [{ headline: 'Good\nnotes' }, 'headline', 'The headline must be one line of plain text'],
    [{ authorName: 'A\u202eda' }, 'authorName', 'Your name must be one line of plain text'],
    [{ good: `${FINE.good}\0` }, 'good', 'What was good must be plain text'],
    [{ bad: '\u202e' }, 'bad', 'What was not good must be plain text'],
    [{ bad: '12 34' }, 'bad', 'What was not good must contain letters'],
    [{ plan: '???' }, 'plan', 'The plan must contain letters'],
    [{ good: 'Short.' }, 'good', 'A review needs at least 80 characters, with the headline'],
    [{ good: '', bad: 'Short.' }, 'bad', 'A review needs at least 80 characters, with the headline'],
    [{ bad: 'x '.repeat(1000) }, 'good', 'A review can have at most 2000 characters, with the headline'],
  ])('%j', (changes, field, message) => {
    expect(problem(changes)).toEqual({ field, message })
  })

  test.each(['headline', 'good', 'bad', 'plan', 'authorName'] as const)('links and contact data in %s', (field) => {
    for (const text of ['www.pills', 'http://a', 'me@you', '+49 170 1234567'])
      expect(problem({ [field]: `Ask ${text}` })).toMatchObject({
        field,
        message: expect.stringMatching(/must not contain links, addresses or phone numbers$/),
      })
  })
})

test('characters are counted as people see them, at both limits', () => {
  const { least, most } = REVIEW_LIMITS.total
  const ofLength = (total: number) => ({ good: '😀'.repeat(total - FINE.headline.length - 1).concat('a') })
  expect(reviewLength({ ...FINE, ...ofLength(most) })).toBe(most)
  expect([least - 1, least, most, most + 1].map((total) => problem(ofLength(total)) === null)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('normalizing twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizedReviewTexts({ ...FINE, good: text, headline: text })
      expect(normalizedReviewTexts(once)).toEqual(once)
    }),
    { seed: 20_261_130 },
  )
})
