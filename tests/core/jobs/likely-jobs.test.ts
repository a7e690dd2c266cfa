import { describe, expect, it } from 'vitest'
import { likelyJobs } from '#core/jobs/likely-jobs.ts'
import { demandOf } from '#core/jobs/wanted-by.ts'
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

  it('take the share of a combination for all of its answers', () => {
    const academic = { 'role:researcher': 0.5, 'industry:education': 0.2 }
    const alone = job('Write papers', [], { wanted_by: academic })
    const teaching = { ...academic, 'role:researcher+industry:education+content:training': 0.1 }
    const combined = job('Write papers', [], { wanted_by: teaching })
    const likelihoodFor = (one: typeof alone, answers: Record<number, string[]>) =>
      likelyJobs([one], normalizeAnswers(answers))[0]?.likelihood ?? 0
    const scholar = { 1: ['researcher'], 2: ['education'] }
    const teacher = { ...scholar, 11: ['training'] }
    expect(likelihoodFor(combined, scholar)).toBe(likelihoodFor(alone, scholar))
    expect(likelihoodFor(alone, teacher)).toBe(likelihoodFor(alone, scholar))
    expect(likelihoodFor(combined, teacher)).toBe(0.1)
    expect(likelyJobs([combined], normalizeAnswers(teacher))[0]?.sources).toEqual([
      { question: 1, option: 'researcher' },
      { question: 2, option: 'education' },
      { question: 11, option: 'training' },
    ])
  })

  it('multiply the share of a combination by what the other answers say', () => {
    const one = job('Plan lessons', [], {
      wanted_by: { 'tasks:writing': 0.3, 'industry:education+content:training': 0.4 },
    })
    const likelihoodFor = (answers: Record<number, string[]>) =>
      likelyJobs([one], normalizeAnswers({ 2: ['education'], 11: ['training'], ...answers }))[0]?.likelihood
    expect(likelihoodFor({})).toBe(0.4)
    expect(likelihoodFor({ 5: ['writing'] })).toBeGreaterThan(0.4)
    expect(likelihoodFor({ 5: ['coding'] })).toBeLessThan(0.4)
  })

  it('do not count a combination for demand', () => {
    expect(demandOf({ wanted_by: { 'industry:education': 0.5, 'industry:education+content:training': 0.4 } })).toBe(0.5)
  })
})
