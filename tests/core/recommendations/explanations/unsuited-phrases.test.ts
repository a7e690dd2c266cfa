import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { unsuitedPhrases } from '#core/recommendations/explanations/unsuited-phrases.ts'
import { engineTool } from '../engine-tools.ts'

const isUnsuited = (phrase: string, answers: object) =>
  unsuitedPhrases(
    engineTool({ slug: 'tool', features: [phrase], useCases: [], pros: [] }),
    normalizeAnswers(answers),
  ).includes(phrase)

const ALONE = { 1: 'marketer', 2: 'ecommerce', 3: 'solo', 6: 'expert' }

describe('unsuited phrases', () => {
  it.each([
    ['Brand kit for teams', ALONE, { ...ALONE, 3: 'small' }],
    ['Learn the basics of design', ALONE, { ...ALONE, 6: 'beginner' }],
    ['Reviews of pull requests', { 6: 'beginner' }, { 6: 'beginner', 1: 'developer' }],
    ['Reviews of pull requests', { 6: 'beginner' }, { 6: 'beginner', 5: ['coding'] }],
    ['Quizzes for students', ALONE, { ...ALONE, 2: 'education' }],
    ['Notes from visits of patients', ALONE, { ...ALONE, 2: 'healthcare' }],
    ['Letters to donors', ALONE, { ...ALONE, 2: 'nonprofit' }],
    ['Outline of a novel', ALONE, { ...ALONE, 2: 'media' }],
  ])('are for other people: %s', (phrase, stranger, own) => {
    expect(isUnsuited(phrase, stranger)).toBe(true)
    expect(isUnsuited(phrase, own)).toBe(false)
  })

  it.each([
    'Recording of Zoom, Meet and Teams calls',
    'Shared inbox',
    'Machine learning on tables',
    'Workflows without code',
    'No-code builder',
    'Prices of asset classes',
    'A patient tone',
  ])('exclude similar-sounding ones: %s', (phrase) => {
    expect(isUnsuited(phrase, { ...ALONE, 6: 'expert' })).toBe(false)
    expect(isUnsuited(phrase, { ...ALONE, 6: 'beginner' })).toBe(false)
  })

  it('become suitable by the user’s sentence', () => {
    const purpose = { sentence: 'write letters to our donors', meanings: [] }
    expect(isUnsuited('Letters to donors', { ...ALONE, purpose })).toBe(false)
  })
})
