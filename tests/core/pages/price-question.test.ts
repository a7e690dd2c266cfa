import { expect, it } from 'vitest'
import { comparisonQuestions } from '#core/pages/comparison/questions.ts'
import { pageTool } from './page-fixture.ts'

const tool = (name: string, usdMonth: number) => {
  const base = pageTool(0)
  const [plan] = base.plans.filter((one) => one.usdMonth !== null && one.usdMonth > 0)
  if (!plan) throw new Error('The tool of the fixture needs a paid plan')
  return { ...base, name, slug: name.toLowerCase(), plans: [{ ...plan, usdMonth }] }
}
const answerFor = (a: number, b: number): string =>
  JSON.stringify(comparisonQuestions(tool('Alpha', a), tool('Beta', b)))

it.each([
  [19.99, 20, 'No, they cost about the same. '],
  [20, 19.99, 'No, they cost about the same. '],
  [2, 1.5, 'No, they cost about the same. '],
  [190, 200, 'No, they cost about the same. '],
  [18, 20, 'Yes. '],
  [20, 18, 'No. '],
  [20, 20, 'No. The lowest paid plan of each costs $20 a month'],
])('answers whether a tool of $%s a month is cheaper than one of $%s', (a, b, start) => {
  const text = answerFor(a, b)
  expect(text).toContain('Is Alpha cheaper than Beta?')
  expect(text).toContain(`"${start}`)
  expect(text.includes('% less')).toBe(start === 'Yes. ' || start === 'No. ')
})
