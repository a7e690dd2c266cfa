import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '#core/errors.ts'
import { answersFromList, answersToList, answerText, checkKnown, optionId } from '#core/quiz/answer-list.ts'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'

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

test('options have ids that are unique among all questions, and are accepted by value and by id', () => {
  const ids = QUESTIONS.flatMap((question) => question.options.map(({ id }) => optionId(question, id)))
  expect(new Set(ids).size).toBe(ids.length)
  for (const question of QUESTIONS) {
    for (const { id: value } of question.options) {
      const byValue = answersFromList([{ question: question.id, options: [value] }])
      expect(byValue).toEqual({ [question.id]: [value] })
      expect(answersFromList([{ question: question.id, options: [optionId(question, value)] }])).toEqual(byValue)
    }
  }
  expect(answersFromList([{ question: 3, options: ['budget:medium'] }])).toEqual({})
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

describe('answers that must be known', () => {
  const problemOf = (list: Parameters<typeof checkKnown>[0]) => {
    try {
      checkKnown(list)
      return null
    } catch (error) {
      return error instanceof InvalidInputError ? { message: error.message, ...error.data } : error
    }
  }

  test('are accepted by value and by id', () => {
    expect(problemOf([])).toBeNull()
    expect(problemOf([{ question: 1, options: ['developer', 'role:developer'] }])).toBeNull()
    expect(problemOf([{ question: 5, options: ['writing', 'coding'] }])).toBeNull()
  })

  test.each([
    [[{ question: 21, options: [] }], 'There is no question 21. Questions are numbered 1 to 20.'],
    [[{ question: 0, options: ['x'] }], 'There is no question 0. Questions are numbered 1 to 20.'],
    [[{ question: 1, options: ['wizard'] }], 'Question 1 has no option "wizard".'],
    [[{ question: 3, options: ['budget:low'] }], 'Question 3 has no option "budget:low".'],
    [[{ question: 1, options: ['developer', 'marketer'] }], 'Question 1 takes one option.'],
    [
      [
        { question: 1, options: ['developer'] },
        { question: 1, options: ['marketer'] },
      ],
      'Question 1 is answered twice.',
    ],
  ])('are refused otherwise: %j', (list, message) => {
    expect(problemOf(list)).toEqual({ message, field: 'answers' })
  })
})
