import { describe, expect, it } from 'vitest'
import { weighRows } from '#client/features/recommendations/row-weights.ts'

const answers = (given: Record<number, string[]>) =>
  Object.entries(given).map(([question, options]) => ({ question: Number(question), options }))

const labels = (given: Record<number, string[]>) => weighRows(answers(given)).map(({ label }) => label)

describe('comparison rows', () => {
  it('have the weights of the answers, heaviest first', () => {
    const rows = weighRows(answers({ 3: ['small'], 4: ['low'], 5: ['coding', 'writing'], 15: ['critical'] }))
    expect(rows).toEqual([
      { label: 'Use cases', weight: 25, because: 'You asked for: Writing and editing, Coding' },
      { label: 'Features', weight: 25, because: 'You asked for: Writing and editing, Coding' },
      { label: 'Plans', weight: 17, because: 'Your budget: $1-20 a month; your team: 2-10 people' },
      { label: 'Price', weight: 12, because: 'Your budget: $1-20 a month' },
      { label: 'Privacy', weight: 8, because: 'Privacy is critical to you' },
    ])
  })

  it('are unchanged by answers without preferences for them', () => {
    expect(labels({ 3: ['solo'], 4: ['unlimited'], 15: ['flexible'], 16: ['cloud'], 7: ['accuracy'] })).toEqual([])
    expect(labels({})).toEqual([])
    expect(labels({ 4: ['no such option'], 99: ['x'] })).toEqual([])
  })

  it('name other tools, device, level and trait in the quiz’s words', () => {
    const rows = weighRows(answers({ 6: ['beginner'], 7: ['ease'], 14: ['apis'], 16: ['mac'], 17: ['slack', 'figma'] }))
    expect(rows.map(({ label, because }) => `${label}: ${because}`)).toEqual([
      'Runs on: You work on a Mac',
      'Skill needed: Your level: beginner; ease matters most to you',
      'Works with: You use Slack, Figma',
      'API: You work with APIs',
    ])
  })
})
