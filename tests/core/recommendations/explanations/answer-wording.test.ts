import { expect, test } from 'vitest'
import { answersClause } from '#core/recommendations/explanations/answer-wording.ts'

const role = (option: string) => ({ question: 1, option })
const industry = (option: string) => ({ question: 2, option })

test.each([
  [[role('designer'), industry('ecommerce')], 'work as a designer in e-commerce'],
  [[role('consultant'), industry('consulting')], 'work as a consultant'],
  [[role('consultant'), industry('finance')], 'work as a consultant in finance'],
  [[{ question: 0, option: 'clean up the sound' }], 'wrote “clean up the sound”'],
  [[{ question: 9, option: 'basic' }], null],
])('%j read as "%s"', (answers, clause) => {
  expect(answersClause(answers)).toBe(clause)
})
