import { describe, expect, it } from 'vitest'
import { TOPICS } from '#core/catalogue/topics.ts'
import { INDUSTRIES, INTEGRATIONS, ROLES, TEAM_SIZES } from '#core/catalogue/vocabulary.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { BUDGETS, DEVICES } from '#core/recommendations/constraints/constraints.ts'
import { TEAMS } from '#core/recommendations/constraints/teams.ts'
import { TRAITS } from '#core/recommendations/ranking/fit-columns.ts'

const ids = (key: string) => QUESTIONS.find((question) => question.key === key)?.options.map(({ id }) => id)

/** Option ids of saved answers; they never change. */
const SAVED: readonly (readonly [string, string])[] = [
  [
    'role',
    'developer designer content_creator marketer data_analyst project_manager sales consultant entrepreneur researcher',
  ],
  [
    'industry',
    'technology healthcare finance education marketing_agency ecommerce manufacturing consulting media nonprofit',
  ],
  ['team_size', 'solo small medium large enterprise'],
  ['budget', 'free low medium high unlimited'],
  ['tasks', 'writing coding design analysis automation communication marketing customer_service'],
  ['technical_level', 'beginner intermediate advanced expert'],
  ['trait', 'ease power integration cost accuracy speed'],
  ['frequency', 'daily weekly monthly project'],
  ['ai_experience', 'none basic some advanced'],
  ['challenges', 'time quality creativity repetitive complexity skills'],
  ['content', 'documents presentations marketing code social emails training'],
  ['learning', 'tutorials trial examples documentation community'],
  ['bottleneck', 'ideas execution quality organization collaboration'],
  ['data_sources', 'spreadsheets databases apis files web crm analytics'],
  ['privacy', 'critical important moderate flexible'],
  ['device', 'mac windows mobile cloud mixed'],
  ['existing_tools', 'office slack notion figma github trello salesforce analytics'],
  ['decision_style', 'research trial recommend quick conservative'],
  ['success', 'time_saved quality revenue learning creativity satisfaction'],
  ['goal', 'automate enhance scale innovate competitive explore'],
]

const MULTIPLE = ['tasks', 'challenges', 'content', 'data_sources', 'existing_tools', 'success']

describe('the quiz', () => {
  it('asks the twenty questions in order, with the options of saved answers', () => {
    expect(QUESTIONS.map(({ key, options }) => [key, options.map(({ id }) => id).join(' ')])).toEqual(SAVED)
    expect(QUESTIONS.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('allows several answers where several can be true', () => {
    const multiple = QUESTIONS.filter(({ type }) => type === 'multiple_choice').map(({ key }) => key)
    expect(multiple).toEqual(MULTIPLE)
  })

  it('requires the answers that set limits or say what is to be done', () => {
    expect(QUESTIONS.filter(({ optional }) => !optional).map(({ key }) => key)).toEqual([
      'role',
      'industry',
      'team_size',
      'budget',
      'tasks',
      'technical_level',
      'trait',
      'content',
      'bottleneck',
      'data_sources',
      'privacy',
      'device',
      'goal',
    ])
  })

  it('has unique texts for all questions and options', () => {
    for (const { text, options } of QUESTIONS) {
      expect(text).toMatch(/^[A-Z].*\?$/)
      expect(new Set(options.map((option) => option.text)).size).toBe(options.length)
      for (const option of options) expect(option.text).not.toMatch(/_|^\s|\s$|^$/)
    }
  })

  it('weighs topics from 1 to 3, all from the catalog', () => {
    for (const { options } of QUESTIONS) {
      for (const [topic, weight] of options.flatMap(({ topics }) => Object.entries(topics ?? {}))) {
        expect(TOPICS).toContain(topic)
        expect([1, 2, 3]).toContain(weight)
      }
    }
  })

  it('uses the same ids as the catalog and the engine', () => {
    expect(ids('role')).toEqual(ROLES)
    expect(ids('industry')).toEqual(INDUSTRIES)
    expect(ids('team_size')).toEqual(TEAM_SIZES)
    expect(ids('team_size')).toEqual(TEAMS)
    expect(ids('budget')).toEqual(BUDGETS)
    expect(ids('device')).toEqual(DEVICES)
    expect(ids('trait')).toEqual(TRAITS)
    expect(INTEGRATIONS.slice(0, 8)).toEqual(ids('existing_tools'))
  })
})
