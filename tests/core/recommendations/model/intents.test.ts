import { describe, expect, it } from 'vitest'
import { TOPICS } from '#core/catalogue/topics.ts'
import { intentsOf } from '#core/recommendations/model/intents.ts'
import { INTERACTIONS } from '#core/recommendations/model/interactions.ts'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import { jobTable } from '#core/recommendations/ranking/job-table.ts'

const intents = (answers: Record<number, string[]>) =>
  intentsOf(answers, { readSentence: () => [], jobs: jobTable([], []) }, PARAMETERS)
const weights = (answers: Record<number, string[]>) =>
  Object.fromEntries(intents(answers).map(({ key, weight }) => [key, weight]))

describe('intents', () => {
  it('come from answers alone; open questions add none', () => {
    expect(intents({})).toEqual([])
    expect(intents({ 3: ['solo'], 7: ['ease'], 8: ['daily'], 12: ['trial'], 16: ['mac'] })).toEqual([])
  })

  it('share the weight of their question by the square root of the number of options', () => {
    expect(weights({ 5: ['writing'] })).toEqual({ 'tasks:writing': 2 })
    expect(weights({ 5: ['coding', 'writing', 'design', 'analysis'] })['tasks:writing']).toBeCloseTo(1, 12)
  })

  it('are not diluted by options without topics', () => {
    expect(weights({ 10: ['quality'] })).toEqual(weights({ 10: ['quality', 'skills', 'time'] }))
  })

  it('have shares that sum to one, with their answers', () => {
    const list = intents({ 1: ['designer'], 2: ['ecommerce'], 5: ['design'], 11: ['social'] })
    expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(list.find(({ family }) => family === 'interaction')?.sources).toEqual([
      { question: 1, option: 'designer' },
      { question: 2, option: 'ecommerce' },
    ])
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length)
  })

  it('have labels that fit into a sentence', () => {
    const labels = intents({ 5: ['writing'], 14: ['apis', 'crm'] }).map(({ label }) => label)
    expect(labels).toEqual(['writing and editing', 'APIs', 'a CRM'])
  })
})

describe('interactions', () => {
  it('are at most the two heaviest, whatever is selected', () => {
    const all = { 1: ['marketer'], 2: ['ecommerce'], 5: ['analysis', 'automation', 'design', 'writing'] }
    const fired = intents(all).filter(({ family }) => family === 'interaction')
    expect(fired.map(({ label }) => label)).toEqual(['store campaigns', 'web and campaign metrics'])
  })

  it('need all of their answers', () => {
    expect(intents({ 2: ['ecommerce'], 5: ['design'] }).some(({ family }) => family === 'interaction')).toBe(false)
    const labelsFor = (content: string) =>
      intents({ 1: ['researcher'], 2: ['education'], 11: [content] })
        .filter(({ family }) => family === 'interaction')
        .map(({ label }) => label)
    expect(labelsFor('training')).toEqual(['literature and writing', 'lessons and tests'])
    expect(labelsFor('documents')).toEqual(['literature and writing'])
  })

  it('are defined once per set of answers, with labels that continue a sentence and catalog topics', () => {
    const sets = INTERACTIONS.map((one) => [one.role, one.industry, one.task, one.content].join())
    expect(new Set(sets).size).toBe(sets.length)
    expect(new Set(INTERACTIONS.map(({ key }) => key)).size).toBe(INTERACTIONS.length)
    for (const { label, topics } of INTERACTIONS) {
      expect(label).toMatch(/^[a-z3]/)
      expect(Object.keys(topics).every((topic) => TOPICS.some((known) => known === topic))).toBe(true)
      expect(Object.values(topics).every((weight) => [1, 2, 3].includes(weight))).toBe(true)
    }
  })

  it('apply to their answers', () => {
    const option = (id?: string) => (id === undefined ? [] : [id])
    for (const { key, role, industry, task, content } of INTERACTIONS) {
      const answers = { 1: [role], 2: option(industry), 5: option(task), 11: option(content) }
      expect(intents(answers).map((intent) => intent.key)).toContain(`interaction:${key}`)
    }
  })
})
