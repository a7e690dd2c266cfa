import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { exclusionReason } from '#core/recommendations/counterfactuals/exclusion-reason.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { isAgainstAnswers } from '#lab/eval/limits.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { readSearchIndex } from '#lab/eval-search/catalogue.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'

const tools = readEngineTools()
const index = readSearchIndex()
const unread = buildSnapshot(tools, 1, readJobs())
const snapshot = { ...unread, readSentence: sentenceReader(unread, index) }
const said = (sentence: string, answers: Record<number, string[]> = {}) =>
  normalizeAnswers({ ...answers, purpose: { sentence, meanings: readPurpose(index, sentence) } })
const toolOf = (slug: string) => tools.find((tool) => tool.slug === slug)

describe('the jobs of a person', () => {
  const answers = said('transcribe recordings, edit raw photos, draft a contract')

  it('each have a tool that is named for it', () => {
    const first = recommend(answers, snapshot).items
    const jobsOf = new Set(first.flatMap(({ reasons }) => reasons.flatMap(({ job }) => job ?? [])))
    expect(jobsOf.size).toBeGreaterThanOrEqual(3)
  })

  it('decide the list, and no household name that does none of them fills it', () => {
    const { items } = recommend(answers, snapshot)
    const wanted = snapshot.jobs.jobs.filter(({ slug }) => answers.purpose?.meanings.includes(`job:${slug}`))
    const graded = new Set(wanted.flatMap(({ tools: own }) => own.map(({ tool }) => tool)))
    expect(wanted).toHaveLength(3)
    expect(items.filter(({ slug }) => !graded.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  it('are named by the reasons, with the evidence of the grade', () => {
    const [best] = recommend(said('write notes from patient visits'), snapshot).items
    const reason = best?.reasons.find(({ code }) => code === 'JOB_MATCH')
    expect(reason?.job).toBe('Write notes from patient visits')
    expect(reason?.text).toContain('write notes from patient visits')
  })

  it('explain the ledger', () => {
    const [best] = recommend(said('write notes from patient visits'), snapshot).items
    expect(best?.ledger.map(({ because }) => because)).toContain(
      'One of the first choices if you want to write notes from patient visits',
    )
  })

  it('say first why a tool is not in the list', () => {
    const job = snapshot.jobs.jobs.find(({ not }) => not.length > 0)
    const excluded = job?.not[0]
    const tool = toolOf(excluded?.tool ?? '')
    const answer = exclusionReason(said(job?.name ?? ''), snapshot, tool?.id ?? '')
    if (answer.status === 'OUTRANKED') expect(answer.text).toContain(excluded?.reason.replace(/\.$/, '') ?? '')
    expect(answer.status).not.toBe('IN_LIST')
  })

  it('are those the person chose, when a chosen job is not in the sentence', () => {
    const chosen = normalizeAnswers({ purpose: { sentence: 'something', meanings: ['job:draft-contract'] } })
    const list = recommend(chosen, snapshot)
    expect(list.items[0]?.reasons.map(({ job }) => job)).toContain('Draft a contract or agreement')
  })
})

describe('advised plans', () => {
  it('keep the budget for everybody, the seats and the privacy answer, for any answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const answers = normalizeAnswers(randomAnswers(randomFrom(seed)))
        for (const { slug, optimalPlan } of recommend(answers, snapshot).items) {
          const tool = toolOf(slug)
          expect(tool !== undefined && isAgainstAnswers(tool, optimalPlan?.name ?? null, answers), slug).toBe(false)
        }
      }),
      { numRuns: 60, seed: 38 },
    )
  })
})
