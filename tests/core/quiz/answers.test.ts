import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalAnswers, chosen, normalizeAnswers, questionId } from '#core/quiz/answers.ts'
import { optionText } from '#core/quiz/option-text.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'

const everything = Object.fromEntries(QUESTIONS.map(({ id, options }) => [id, options.map((option) => option.id)]))

describe('normalized answers', () => {
  it('accept one id or a list, by number or numeric text', () => {
    expect(normalizeAnswers({ '1': 'designer', 5: ['writing'], 11: 'social' })).toEqual({
      1: ['designer'],
      5: ['writing'],
      11: ['social'],
    })
  })

  it('are sorted and unique', () => {
    expect(normalizeAnswers({ 5: ['writing', 'coding', 'writing'] })).toEqual({ 5: ['coding', 'writing'] })
  })

  it('drop unknown questions and options', () => {
    const input = { 0: 'x', 21: ['y'], 5: ['writing', 'singing'], 4: 'gold', role: 'designer', constructor: 'x' }
    expect(normalizeAnswers(input)).toEqual({ 5: ['writing'] })
  })

  it('keep the first known option of a single choice', () => {
    expect(normalizeAnswers({ 4: ['gold', 'low', 'high'] })).toEqual({ 4: ['low'] })
  })

  it('omit empty answers', () => {
    expect(normalizeAnswers({ 1: [], 2: '', 3: null, 5: [null, 7, {}] })).toEqual({})
  })

  it.each([null, undefined, 'designer', 7, true, [], ['designer']])('are none when given %j', (input) => {
    expect(normalizeAnswers(input)).toEqual({})
  })

  it('are stable once normalized, for any input', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (input) => {
        const normal = normalizeAnswers({ ...everything, ...input })
        expect(normalizeAnswers(normal)).toEqual(normal)
      }),
      { seed: 11 },
    )
  })
})

describe('the canonical text of answers', () => {
  it('is the same in any order of selection and input', () => {
    expect(canonicalAnswers({ 5: ['writing', 'coding'], 1: ['designer'] })).toBe('1=designer;5=coding,writing')
    expect(canonicalAnswers({ 1: ['designer'], 5: ['coding', 'writing'] })).toBe('1=designer;5=coding,writing')
  })

  it('omits skipped questions', () => {
    expect(canonicalAnswers({ 16: ['mixed'], 17: [], 18: ['trial'] })).toBe('16=mixed;18=trial')
    expect(canonicalAnswers({ 16: ['mixed'], 17: ['figma'], 18: ['trial'] })).toBe('16=mixed;17=figma;18=trial')
  })

  it('differs for different answers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 2 }), (picks) => {
        const content = QUESTIONS[10]?.options.map(({ id }) => id) ?? []
        const some = normalizeAnswers({ 11: picks.map((pick) => content[pick]) })
        const fewer = { 11: some[11]?.slice(1) ?? [] }
        expect(canonicalAnswers(some)).not.toBe(canonicalAnswers(fewer))
      }),
      { seed: 12 },
    )
  })
})

describe('answers by the name of their question', () => {
  it('are found, or none', () => {
    expect(questionId('privacy')).toBe(15)
    expect(chosen({ 15: ['critical'] }, 'privacy')).toEqual(['critical'])
    expect(chosen({}, 'privacy')).toEqual([])
  })

  it('have the text of their option', () => {
    expect(optionText('budget', 'low')).toBe('$1-20 a month')
    expect(optionText('budget', 'gold')).toBe('')
  })
})
