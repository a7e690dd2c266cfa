import { describe, expect, it } from 'vitest'
import { likelyJobs } from '#core/jobs/likely-jobs.ts'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { job } from './job-fixture.ts'

const jobs = [
  job('Write articles', [], { wanted_by: { 'role:content_creator': 0.4, 'tasks:writing': 0.3 } }),
  job('Write code', [], { wanted_by: { 'role:developer': 0.5, 'tasks:coding': 0.5 } }),
  job('Dictate patient notes', [], { wanted_by: { 'industry:healthcare': 0.3 } }),
]
const likely = (answers: Record<number, string[]>) => likelyJobs(jobs, normalizeAnswers(answers))
const namesFor = (answers: Record<number, string[]>) => likely(answers).map((found) => jobs[found.job]?.name)

describe('the jobs that answers make likely', () => {
  it('are those that people with the answers have, most likely first', () => {
    expect(namesFor({ 1: ['content_creator'], 5: ['writing'] })).toEqual(['Write articles'])
    expect(namesFor({ 1: ['developer'], 2: ['healthcare'] })).toEqual(['Write code', 'Dictate patient notes'])
    expect(namesFor({})).toEqual([])
  })

  it('are less likely for people of other roles, and more likely with each further answer', () => {
    const [other] = likely({ 1: ['sales'], 5: ['writing'] })
    const [same] = likely({ 1: ['content_creator'], 5: ['writing'] })
    const [only] = likely({ 5: ['writing'] })
    expect(other?.likelihood).toBeLessThan(only?.likelihood ?? 0)
    expect(same?.likelihood).toBeGreaterThan(only?.likelihood ?? 1)
  })

  it('name the answers, strongest first', () => {
    expect(likely({ 1: ['content_creator'], 5: ['writing'] })[0]?.sources).toEqual([
      { question: 1, option: 'content_creator' },
      { question: 5, option: 'writing' },
    ])
  })

  it('share the weight of several ticked options', () => {
    const [one] = likely({ 5: ['writing'] })
    const [several] = likely({ 5: ['analysis', 'automation', 'design', 'writing'] })
    expect(several?.likelihood).toBeLessThan((one?.likelihood ?? 0) * 0.75)
  })
})
