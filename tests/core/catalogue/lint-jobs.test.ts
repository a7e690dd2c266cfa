import { describe, expect, it } from 'vitest'
import { lintJobs } from '#core/catalogue/lint/jobs.ts'
import { lintOutsideProducts } from '#core/catalogue/lint/outside-products.ts'
import type { Job } from '#core/jobs/job-file.ts'
import { job } from '../jobs/job-fixture.ts'
import { catalogue, tool } from './catalogue-fixture.ts'

const tools = ['alpha', 'beta', 'gamma'].map((slug) =>
  tool({ slug, name: slug, features: ['Does the work', 'Counts all words', 'Prints on paper', 'Sends the result'] }),
)
const graded = ['alpha', 'beta', 'gamma'].map((slug) => ({ tool: slug, grade: 3 as const, evidence: 'Does the work' }))
const many = (industry: string) =>
  Array.from({ length: 8 }, (_, at) =>
    job(`Do the ${industry} work ${at}`, [`${industry} work number ${at}`], {
      wanted_by: { [`industry:${industry}`]: 0.1 },
      tools: graded,
    }),
  )
const whole = [...many('manufacturing'), ...many('nonprofit')]
const good = job('Write letters', ['letter writer'], { tools: graded, wanted_by: { 'tasks:writing': 0.2 } })
const rulesFor = (changes: Partial<Job>, topic = 'writing') =>
  lintJobs([{ topic, jobs: [{ ...good, ...changes }, ...whole] }], catalogue(tools)).map(({ rule }) => rule)

describe('the rules for jobs', () => {
  it('accept a good job', () => {
    expect(rulesFor({})).toEqual([])
  })

  it.each<[string, Partial<Job>]>([
    ['job-unknown-tool', { not: [{ tool: 'nowhere', reason: 'It does not exist.' }] }],
    ['job-tool-twice', { not: [{ tool: 'alpha', reason: 'It only has the words.' }] }],
    [
      'job-evidence',
      { tools: graded.map((one) => ({ ...one, evidence: 'Sings' })).slice(0, 1), note: 'Only one tool does it.' },
    ],
    ['job-few-first', { tools: graded.map((one) => ({ ...one, grade: 2 as const })) }],
    ['job-answer', { wanted_by: { 'role:pirate': 0.5 } }],
    ['job-answer', { wanted_by: { 'role:researcher+industry:piracy': 0.5 } }],
    ['job-phrase-twice', { phrases: { ...good.phrases, en: ['nonprofit work number 1'] } }],
    ['job-phrase-of-nothing', { phrases: { ...good.phrases, en: ['what is this'] } }],
  ])('%s', (rule, changes) => {
    expect(rulesFor(changes)).toContain(rule)
  })

  it('ask for the file of the main topic, and for one job of each slug', () => {
    expect(rulesFor({}, 'editing')).toContain('job-topic')
    const twice = lintJobs([{ topic: 'writing', jobs: [good, good, ...whole] }], catalogue(tools))
    expect(twice.map(({ rule }) => rule)).toContain('job-twice')
  })

  it('ask for a job of each well-known active tool, and for jobs of industries with few tools', () => {
    const known = tool({ slug: 'known', name: 'known', prominence: 2 })
    const ended = tool({ slug: 'ended', name: 'ended', status: 'discontinued' })
    const problems = lintJobs(
      [{ topic: 'writing', jobs: [{ ...good, tools: [...graded, { tool: 'ended', grade: 1, evidence: 'x' }] }] }],
      catalogue([...tools, known, ended]),
    )
    expect(problems.map(({ rule, slug }) => `${rule} ${slug}`)).toEqual(
      expect.arrayContaining(['job-missing known', 'job-industry manufacturing', 'job-ended-tool write-letters']),
    )
  })
})

describe('the rules for products outside of the catalog', () => {
  const rules = (...products: Parameters<typeof lintOutsideProducts>[0]) =>
    lintOutsideProducts(products, new Set(['write-letters']), catalogue(tools)).map(({ rule }) => rule)

  it('accept known jobs in alphabetical order', () => {
    expect(rules({ name: 'Basecamp', jobs: ['write-letters'] }, { name: 'GIMP', jobs: ['write-letters'] })).toEqual([])
  })

  it.each([
    ['outside-listed', [{ name: 'Alpha', jobs: ['write-letters'] }]],
    ['outside-job', [{ name: 'GIMP', jobs: ['paint'] }]],
    ['outside-twice', [{ name: 'GIMP', aliases: ['gimp'], jobs: ['write-letters'] }]],
    [
      'outside-order',
      [
        { name: 'GIMP', jobs: ['write-letters'] },
        { name: 'Basecamp', jobs: ['write-letters'] },
      ],
    ],
  ])('%s', (rule, products) => {
    expect(rules(...products)).toEqual([rule])
  })
})
