import { describe, expect, test } from 'vitest'
import { categoryStandings } from '#core/jobs/category-standings.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { job } from './job-fixture.ts'

const WANTED = { 'role:writer': 0.5 }
const doing = (name: string, grades: Readonly<Record<string, 1 | 2 | 3>>, changes: Partial<Job> = {}): Job =>
  job(name, [], {
    wanted_by: WANTED,
    tools: Object.entries(grades).map(([tool, grade]) => ({ tool, grade, evidence: `${tool} does ${name}` })),
    ...changes,
  })
const tools = (category: string, ...slugs: readonly string[]) =>
  slugs.map((slug) => ({ slug, categorySlug: category, prominence: 0 }))

const order = (jobs: readonly Job[], listed: ReturnType<typeof tools>, category = 'writing') => {
  const standings = categoryStandings(jobs, listed)
  return listed
    .filter(({ categorySlug }) => categorySlug === category)
    .map(({ slug }) => slug)
    .sort((a, b) => (standings.get(a)?.place ?? 0) - (standings.get(b)?.place ?? 0))
}

describe('the standing of a tool in its category', () => {
  test('comes from the grades of its jobs, one first choice before two good ones', () => {
    const jobs = [doing('edit', { a: 2, b: 3, c: 1 }), doing('draft', { a: 2 })]
    expect(order(jobs, tools('writing', 'a', 'b', 'c', 'd'))).toEqual(['b', 'a', 'c', 'd'])
  })

  test('counts a job by the people who want it', () => {
    const jobs = [doing('edit', { a: 3 }), doing('draft', { b: 3 }, { wanted_by: { 'role:writer': 0.9 } })]
    expect(order(jobs, tools('writing', 'a', 'b'))).toEqual(['b', 'a'])
  })

  test('ignores jobs that belong to another category', () => {
    const jobs = [doing('edit', { b: 2, c: 1 }), doing('call', { a: 3, x: 3, y: 3, z: 3 })]
    const listed = [...tools('writing', 'a', 'b', 'c'), ...tools('calls', 'x', 'y', 'z')]
    expect(order(jobs, listed)[0]).toBe('b')
    expect(categoryStandings(jobs, listed).get('a')).toMatchObject({ grade: 0, evidence: null })
  })

  test('of tools with equal grades, puts the better known one first', () => {
    const listed = tools('writing', 'a', 'b').map((tool) => ({ ...tool, prominence: tool.slug === 'b' ? 2 : 0 }))
    expect(order([doing('edit', { a: 3, b: 3 })], listed)).toEqual(['b', 'a'])
  })

  test('gives the entry of the record that shows the job which speaks most for it', () => {
    const jobs = [doing('edit', { a: 2 }), doing('draft', { a: 3 })]
    expect(categoryStandings(jobs, tools('writing', 'a')).get('a')).toEqual({
      place: 0,
      grade: 3,
      evidence: 'a does draft',
    })
  })

  test('has the best tools at grade 3, and none without grades', () => {
    const jobs = [doing('edit', { a: 3, b: 2, c: 1 })]
    const standings = categoryStandings(jobs, tools('writing', 'a', 'b', 'c', 'd'))
    expect(['a', 'b', 'c', 'd'].map((slug) => standings.get(slug)?.grade)).toEqual([3, 2, 1, 0])
  })
})
