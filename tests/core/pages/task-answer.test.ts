import { describe, expect, it } from 'vitest'
import { conditionTexts, taskAnswer } from '#core/pages/job/task-answer.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { pageTool } from './page-fixture.ts'

const tool = (slug: string, changes: object = {}) => ({
  ...pageTool(1),
  slug,
  pricingModel: 'paid' as const,
  plans: [],
  platforms: [],
  integrations: [],
  features: [`${slug} does it`],
  ...changes,
})
const graded = (slug: string, more: { for?: string } = {}) => ({
  tool: slug,
  grade: 2 as const,
  evidence: `${slug} does it`,
  ...more,
})

describe('the answer to a task', () => {
  it('has the first three tools of the job that meet all conditions, and their number', () => {
    const fits = { pricingModel: 'freemium', platforms: ['android'], integrations: ['office'] }
    const tools = [
      tool('e', fits),
      tool('paid', { ...fits, pricingModel: 'paid' }),
      tool('mac', { ...fits, platforms: ['mac'] }),
      tool('alone', { ...fits, integrations: [] }),
      tool('free', { ...fits, pricingModel: 'paid', plans: [knownPlan({ month: 0, usdMonth: 0 })] }),
      ...['b', 'c', 'd'].map((slug) => tool(slug, fits)),
      tool('ungraded', fits),
    ]
    const job = { tools: ['gone', 'paid', 'mac', 'alone', 'free', 'b', 'c', 'd', 'e'].map((slug) => graded(slug)) }
    const conditions = { freePlan: true, platform: 'android', integration: 'office' } as const
    const { picks, fitCount } = taskAnswer(job, conditions, tools)
    expect(picks.map((pick) => pick.tool.slug)).toEqual(['free', 'b', 'c'])
    expect(fitCount).toBe(5)
    expect(conditionTexts(conditions)).toEqual(['Free plan', 'Android', 'Works with Microsoft Office'])
  })

  it('says for whom a tool is, else what it does, and nothing that its record no longer has', () => {
    const job = { tools: [graded('a', { for: 'small teams' }), graded('b'), graded('c')] }
    const { picks } = taskAnswer(job, {}, [tool('a'), tool('b'), tool('c', { features: ['Something else'] })])
    expect(picks.map(({ reason }) => reason)).toEqual(['For small teams', 'b does it', null])
  })

  it('is empty without a tool that fits', () => {
    expect(taskAnswer({ tools: [graded('a')] }, { freePlan: true }, [tool('a')])).toEqual({ picks: [], fitCount: 0 })
    expect(conditionTexts({})).toEqual([])
  })
})
