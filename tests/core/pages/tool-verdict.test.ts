import { describe, expect, it } from 'vitest'
import type { Job } from '#core/jobs/job-file.ts'
import { jobsByTool } from '#core/pages/verdict/tool-jobs.ts'
import { type JudgedTool, toolVerdict } from '#core/pages/verdict/tool-verdict.ts'
import { knownPlan } from '#tests/support/plans.ts'

const job = (name: string, over: Partial<Job> = {}): Job => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  summary: 'A thing that is done.',
  topics: ['writing'],
  phrases: { en: [], de: [], es: [], fr: [], pt: [] },
  wanted_by: {},
  tools: [],
  not: [],
  as_of: '2026-04',
  ...over,
})

const TOOL: JudgedTool = {
  status: 'active',
  pricingModel: 'freemium',
  useCases: ['Draft a letter'],
  cons: ['Not made for long films', 'Slow on old computers', 'Texts may be used for training'],
  plans: [knownPlan({ name: 'Free', month: 0, usdMonth: 0, keyLimits: ['5 texts a day'], asOf: '2026-02' })],
  topics: { writing: 1, editing: 0.4 },
  skill: 1,
  teamFit: ['solo', 'small'],
  events: [],
  months: new Map([
    ['cons', '2025-11'],
    ['use_cases', '2025-10'],
  ]),
}

const JOBS = [
  job('Write letters', { tools: [{ tool: 'quill', grade: 2, evidence: 'Letters' }] }),
  job('Write a novel', { tools: [{ tool: 'quill', grade: 3, for: 'first drafts', evidence: 'Novels' }] }),
  job('Write poems', { tools: [{ tool: 'quill', grade: 1, evidence: 'Poems' }] }),
  job('Write ad texts', { not: [{ tool: 'quill', reason: 'Is made for fiction.' }] }),
  job('Edit a film', { topics: ['video_edit'], not: [{ tool: 'quill', reason: 'Edits texts only.' }] }),
]

const verdict = (over: Partial<JudgedTool> = {}, jobs: readonly Job[] = JOBS) =>
  toolVerdict({ ...TOOL, ...over }, jobsByTool(jobs).get('quill') ?? { does: [], doesNot: [] })

describe('the verdict on a tool', () => {
  it('has four parts from its record and the jobs of the editors', () => {
    expect(verdict()).toEqual({
      bestFor: ['Writing a novel (for first drafts)', 'Writing letters'],
      notFor: ['Long films', 'Writing ad texts (made for fiction)'],
      freePlan: ['5 texts a day'],
      watchOut: ['Texts may be used for training', 'Slow on old computers'],
      asOf: 'Oldest fact here: November 2025',
    })
  })

  it('is null for a tool that is not active, or without facts', () => {
    expect(verdict({ status: 'discontinued' })).toBeNull()
    expect(verdict({ useCases: [], cons: [], plans: [] }, [])).toBeNull()
  })

  it('leaves out parts about which nothing is known', () => {
    expect(verdict({ cons: [], plans: [] }, [])).toEqual({
      bestFor: ['Draft a letter'],
      notFor: [],
      freePlan: [],
      watchOut: [],
      asOf: 'Oldest fact here: October 2025',
    })
  })

  it('names whom the skill and the team sizes leave out, unless a drawback does', () => {
    const large = { skill: 4, teamFit: ['large', 'enterprise'] } as const
    expect(verdict(large, [])?.notFor).toEqual([
      'Long films',
      'People without programming skills',
      'One person or a small team',
    ])
    expect(verdict({ ...large, skill: 3, cons: ['Too heavy for small teams'] }, [])?.notFor).toEqual([
      'Small teams',
      'People without technical skills',
    ])
  })

  it('does not say the same in two parts', () => {
    const cons = ['Free plan allows few texts', 'Weekly limit on the free plan', 'Ad texts']
    const { notFor, freePlan, watchOut } = verdict({ cons }) ?? {}
    expect(notFor).toEqual(['Writing ad texts (made for fiction)'])
    expect(freePlan).toEqual(['5 texts a day'])
    expect(watchOut).toEqual([])
  })
})

describe('the free plan of a verdict', () => {
  const free = (plan: Parameters<typeof knownPlan>[0], over: Partial<JudgedTool> = {}) =>
    verdict({ cons: [], plans: [knownPlan({ name: 'Free', month: 0, usdMonth: 0, ...plan })], ...over })?.freePlan

  it('is named when it has a name of its own', () => {
    expect(free({ name: 'Starter', included: '20 credits a month', keyLimits: ['Watermark'] })).toEqual([
      '20 credits a month (Starter)',
      'Watermark',
    ])
  })

  it.each([
    ['ended', { paused: '2026-05', keyLimits: ['1 text'] }],
    ['a trial', { name: 'Free trial', keyLimits: ['1 text'] }],
    ['billed by use', { unit: { amount: 0.1, per: 'minute' }, keyLimits: ['1 text'] }],
  ] as const)('is not one that is %s', (_, plan) => {
    expect(free(plan)).toEqual([])
  })

  it('is described by drawbacks that are about it, where its limits are not known', () => {
    expect(free({}, { cons: ['Free exports carry a watermark'] })).toEqual(['Free exports carry a watermark'])
  })

  it('is no part of a paid tool, whose drawback is that there is none', () => {
    const paid = verdict({ pricingModel: 'paid', plans: [], cons: ['No free plan'] })
    expect([paid?.freePlan, paid?.watchOut]).toEqual([[], ['No free plan']])
  })

  it('warns of the use of content', () => {
    const plans = [knownPlan({ name: 'Free', month: 0, usdMonth: 0, keyLimits: ['Data is used for training'] })]
    const { freePlan, watchOut } = verdict({ plans, cons: [] }) ?? {}
    expect([freePlan, watchOut]).toEqual([[], ['Data is used for training (free plan)']])
  })
})

it('an announced end comes first', () => {
  const events = [{ kind: 'end_announced', on: '2026-12-31' }] as const
  expect(verdict({ events })?.watchOut[0]).toBe('Its end was announced for December 31, 2026')
})
