import { describe, expect, it } from 'vitest'
import type { Job } from '#core/jobs/job-file.ts'
import { createPageGenerator } from '#core/pages/generate-pages.ts'
import { jobPageOf } from '#core/pages/job/job-page.ts'
import { picksOf } from '#core/pages/job/job-picks.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { blocksToMarkdown } from '#core/pages/render-page.ts'
import { lineText } from '#core/pages/statement.ts'
import { job } from '../jobs/job-fixture.ts'
import { pageTool } from './page-fixture.ts'

const plain: Partial<PageTool> = {
  pricingModel: 'paid',
  plans: [],
  privacy: [],
  teamFit: ['solo'],
  skill: 2,
  cons: [],
  features: ['Drafts offers'],
}
const tool = (slug: string, changes: Partial<PageTool> = {}): PageTool => ({
  ...pageTool(1),
  ...plain,
  id: `id-${slug}`,
  slug,
  name: slug.toUpperCase(),
  ...changes,
})

const graded = (...tools: readonly (readonly [PageTool, 1 | 2 | 3])[]) =>
  tools.map(([one, grade]) => ({ tool: one, grade, suits: null, evidence: null }))
const labels = (...tools: readonly (readonly [PageTool, 1 | 2 | 3])[]) =>
  picksOf(graded(...tools)).map((pick) => [pick.tool.slug, pick.labels])

describe('the picks of a job', () => {
  it('start with the first tool, whatever its traits', () => {
    expect(labels([tool('a'), 3], [tool('b'), 3])).toEqual([['a', ['overall']]])
    expect(labels([tool('a'), 1])).toEqual([])
    expect(labels()).toEqual([])
  })

  it('name the best tool with a free plan, and of equal ones the entirely free one', () => {
    const [free, freemium] = [tool('free', { pricingModel: 'free' }), tool('freemium', { pricingModel: 'freemium' })]
    expect(labels([tool('a'), 3], [freemium, 2], [free, 2])).toEqual([
      ['a', ['overall']],
      ['free', ['free']],
    ])
    expect(labels([freemium, 3], [free, 2])).toEqual([['freemium', ['overall', 'free']]])
    expect(labels([tool('a'), 3], [free, 1])).toEqual([['a', ['overall']]])
    const trial = tool('trial', { pricingModel: 'freemium', cons: ['Free plan only suits a test'] })
    expect(labels([trial, 3], [free, 2])).toEqual([
      ['trial', ['overall']],
      ['free', ['free']],
    ])
  })

  it('of tools that deserve a label equally, name one without a label', () => {
    const [one, other] = ['one', 'other'].map((slug) => tool(slug, { pricingModel: 'freemium' })) as [
      PageTool,
      PageTool,
    ]
    expect(labels([one, 3], [other, 3])).toEqual([
      ['one', ['overall']],
      ['other', ['free']],
    ])
  })

  it('name a tool for teams where at least half suit large ones', () => {
    const teams = tool('teams', { teamFit: ['medium', 'large'] })
    expect(labels([tool('a', { teamFit: ['medium'] }), 3], [teams, 2])).toEqual([
      ['a', ['overall']],
      ['teams', ['teams']],
    ])
    expect(labels([tool('a'), 3], [tool('b'), 2], [teams, 2])).toEqual([['a', ['overall']]])
  })

  it('call the tool most private that keeps the data with the user, and name claims only without one', () => {
    const claims = tool('claims', { privacy: ['no_training_default', 'eu_hosting', 'soc2', 'iso27001', 'hipaa'] })
    const local = tool('local', { privacy: ['on_device'] })
    expect(labels([claims, 3], [local, 2])).toEqual([
      ['claims', ['overall']],
      ['local', ['private']],
    ])
    expect(labels([claims, 3])).toEqual([['claims', ['overall', 'claims']]])
    expect(labels([tool('a', { privacy: ['no_training_default', 'soc2'] }), 3])).toEqual([['a', ['overall']]])
    expect(labels([tool('a', { privacy: ['eu_hosting', 'soc2', 'iso27001', 'hipaa'] }), 3])).toEqual([
      ['a', ['overall']],
    ])
  })

  it.each(['Personal chats may be used for training unless switched off', 'Free results are public'])(
    'give no privacy label despite the drawback "%s"',
    (drawback) => {
      const privacy = ['no_training_default', 'eu_hosting', 'soc2'] as const
      expect(labels([tool('a', { privacy, cons: ['Takes training'] }), 3])).toEqual([['a', ['overall', 'claims']]])
      expect(labels([tool('a', { privacy, cons: ['Takes training', drawback] }), 3])).toEqual([['a', ['overall']]])
    },
  )

  it('name an easy tool only if the first choice needs skills', () => {
    const easy = tool('easy', { skill: 1 })
    expect(labels([tool('a'), 3], [easy, 2])).toEqual([
      ['a', ['overall']],
      ['easy', ['easiest']],
    ])
    expect(labels([tool('a', { skill: 1 }), 3], [easy, 2])).toEqual([['a', ['overall']]])
  })

  it('give a reason for each label but that of the first and that of the free one, whose price tells it', () => {
    const [pick] = picksOf(
      graded([tool('a', { pricingModel: 'free', privacy: ['self_host'], teamFit: ['medium', 'large'] }), 3]),
    )
    expect(pick?.reasons.map(({ text }) => text)).toEqual([
      'Our editors recommend it for teams of up to 200 people.',
      'According to its vendor, it can be self-hosted.',
    ])
  })
})

const tools = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) =>
  tool(slug, { useCases: [`Offers of ${slug}`], cons: slug === 'b' ? ['Slow at times'] : [] }),
)
const offers = (changes: Partial<Job> = {}): Job =>
  job('Draft offers', ['draft an offer'], {
    summary: 'An offer that is ready to send.',
    tools: [
      { tool: 'a', grade: 3, for: 'small firms', evidence: 'Drafts offers' },
      { tool: 'b', grade: 2, evidence: 'Offers of b' },
      { tool: 'c', grade: 2, evidence: 'No longer in the record' },
      { tool: 'd', grade: 1, evidence: 'Offers of d' },
      { tool: 'gone', grade: 3, evidence: 'Drafts offers' },
      { tool: 'e', grade: 1, evidence: 'Offers of e' },
    ],
    not: [
      { tool: 'f', reason: 'Counts offers and writes none.' },
      { tool: 'gone', reason: 'Has ended.' },
    ],
    ...changes,
  })
const pagesOf = (one: Job) => {
  const { plans, generate } = createPageGenerator({ tools, categories: [], jobs: [one] })
  return plans.filter(({ key }) => key === `job:${one.slug}`).map(generate)
}

describe('the page of a job', () => {
  it('has the picks, other choices, grades with prices, what is not for the job, and the method', () => {
    const [page] = pagesOf(offers())
    expect(page).toMatchObject({
      slug: 'best-ai-tools-to-draft-offers',
      type: 'problem',
      title: 'Best AI tools to draft offers: 5 graded, with prices',
      tags: ['Writing', 'A'],
      toolIds: ['id-a', 'id-b', 'id-c', 'id-d', 'id-e', 'id-f'],
    })
    const text = page === undefined ? '' : blocksToMarkdown(page)
    expect(text).toContain('What you have at the end: an offer that is ready to send. Our editors graded 5 tools')
    expect(text).toContain(
      '- **Best overall:** [A](</tool/a>), for small firms. “Drafts offers.” We don’t know its price.',
    )
    expect(text).toContain('- [B](</tool/b>). “Offers of b.” We don’t know its price. Keep in mind: “Slow at times.”')
    expect(text).toContain('| [D](</tool/d>) | Acceptable | Not known | Not known | Everyone |')
    expect(text).toContain('- [F](</tool/f>): Counts offers and writes none.')
    expect(text).toContain('in November 2026')
    expect(text).toContain('We have not tested the tools side by side.')
  })

  it('quotes nothing that the record no longer says, and names no tool that is not in the catalog', () => {
    const { statements, graded: own } = jobPageOf(offers(), new Map(tools.map((one) => [one.slug, one])))
    expect(statements.others.map(({ line }) => lineText(line))).toContain('C. We don’t know its price.')
    expect(own.map(({ tool: { slug } }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(statements.excluded).toHaveLength(1)
  })

  it('exists only with five tools, three of them at least good', () => {
    expect(pagesOf(offers())).toHaveLength(1)
    expect(pagesOf(offers({ tools: offers().tools.slice(0, 4) }))).toEqual([])
    expect(
      pagesOf(offers({ tools: offers().tools.map((one) => ({ ...one, grade: one.tool === 'a' ? 3 : 1 })) })),
    ).toEqual([])
  })
})
