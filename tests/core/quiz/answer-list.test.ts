import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersFromList, answersToList, answerText } from '../../../core/quiz/answer-list.ts'
import { normalizeAnswers } from '../../../core/quiz/answers.ts'
import { QUESTIONS } from '../../../core/quiz/questions.ts'

const entry = fc.record({
  question: fc.integer({ min: -3, max: 25 }),
  options: fc.array(
    fc.oneof(fc.constantFrom(...QUESTIONS.flatMap(({ options }) => options.map(({ id }) => id))), fc.string()),
    { maxLength: 20 },
  ),
})

test('list and map are equivalent, and unknown ids are dropped', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (list) => {
      const answers = answersFromList(list)
      expect(normalizeAnswers(answers)).toEqual(answers)
      expect(answersFromList(answersToList(answers))).toEqual(answers)
    }),
  )
})

test('the last entry of a repeated question counts', () => {
  const twice = [
    { question: 1, options: ['developer'] },
    { question: 1, options: ['designer'] },
  ]
  expect(answersFromList(twice)).toEqual({ 1: ['designer'] })
})

test('oversized lists are rejected', () => {
  const many = Array.from({ length: 21 }, () => ({ question: 1, options: [] }))
  expect(() => answersFromList(many)).toThrow('At most 20 questions')
  expect(() => answersFromList([{ question: 5, options: Array.from({ length: 21 }, () => 'writing') }])).toThrow(
    'At most 20 options',
  )
})

test('a single choice has the quiz’s text', () => {
  const option = QUESTIONS[0]?.options[0]
  expect(answerText({ 1: [option?.id ?? ''] }, 'role')).toBe(option?.text)
  expect(answerText({}, 'role')).toBeNull()
})
