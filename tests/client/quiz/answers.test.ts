import { describe, expect, it } from 'vitest'
import { choose, chosenOptions, missingAnswers, openQuestions } from '#client/features/quiz/answers.ts'
import { fromInput, readAnswers, sameAnswers, toInput, withAnswer } from '#client/lib/quiz-answers.ts'
import { answersUpTo, QUIZ } from './quiz-answers.ts'

const question = (number: number) => {
  const found = QUIZ.questions[number - 1]
  if (!found) throw new Error(`There is no question ${number}`)
  return found
}

describe('an answer', () => {
  it('replaces the previous option of a single choice', () => {
    expect(choose(question(1), { 1: ['designer'] }, 'developer')).toEqual(['developer'])
    expect(choose(question(1), { 1: ['developer'] }, 'developer')).toEqual(['developer'])
  })

  it('toggles an option of a multiple choice, whatever the order', () => {
    expect(choose(question(5), {}, 'writing')).toEqual(['writing'])
    expect(choose(question(5), { 5: ['writing'] }, 'coding')).toEqual(['coding', 'writing'])
    expect(choose(question(5), { 5: ['coding', 'writing'] }, 'writing')).toEqual(['coding'])
  })

  it('is removed with its last option', () => {
    expect(withAnswer({ 5: ['writing'], 6: ['expert'] }, 5, [])).toEqual({ 6: ['expert'] })
  })

  it('counts only with an option of the question', () => {
    expect(chosenOptions(question(1), { 1: ['astronaut'] })).toEqual([])
    expect(openQuestions(QUIZ.questions, { 1: ['astronaut'] })[0]?.number).toBe(1)
    expect(openQuestions(QUIZ.questions, { 1: ['designer'], 3: ['solo'] })[0]?.number).toBe(2)
  })

  it('is open for an optional question until a later one is answered, and never missing', () => {
    const numbers = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number)
    expect(numbers(openQuestions(QUIZ.questions, answersUpTo(16)))).toEqual([17, 18, 19, 20])
    expect(numbers(openQuestions(QUIZ.questions, { ...answersUpTo(16), 18: ['trial'] }))).toEqual([19, 20])
    expect(numbers(missingAnswers(QUIZ.questions, answersUpTo(16)))).toEqual([20])
  })
})

describe('stored answers', () => {
  it.each([null, 7, 'text', [], { a: ['b'] }, { 1: [] }, { 1: [''] }, { 1: [3] }, { 100: ['a'] }])(
    'are empty for %j',
    (stored) => {
      expect(readAnswers(stored)).toEqual({})
    },
  )

  it('are sorted and unique, also from a bare id', () => {
    expect(readAnswers({ 5: ['writing', 'coding', 'writing'], 1: 'designer' })).toEqual({
      1: ['designer'],
      5: ['coding', 'writing'],
    })
  })

  it('are the same in any order', () => {
    expect(sameAnswers({ 1: ['a'], 5: ['b', 'c'] }, { 5: ['c', 'b'], 1: ['a'] })).toBe(true)
    expect(sameAnswers({ 1: ['a'] }, { 1: ['b'] })).toBe(false)
    expect(sameAnswers({ 1: ['a'] }, {})).toBe(false)
  })

  it('survive a round trip through the API', () => {
    const answers = { 1: ['designer'], 5: ['coding', 'writing'] }
    expect(fromInput(toInput(answers))).toEqual(answers)
  })
})
