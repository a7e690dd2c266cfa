import { expect, test } from 'vitest'
import { createPruningTest, firstCandidatesFill } from '#core/recommendations/counterfactuals/pruning.ts'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import { profileOf } from '#core/recommendations/ranking/profile.ts'
import { eligibleTools, limitTest, rankTools } from '#core/recommendations/ranking/rank.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'

const tools = readEngineTools()
const snapshot = buildSnapshot(tools, 1)
const TOP = 5

test('prunes no tool of the first five, and nearly all others', () => {
  const random = randomFrom(311)
  let pruned = 0
  let others = 0
  for (let i = 0; i < 40; i++) {
    const present = profileOf(randomAnswers(random), snapshot, PARAMETERS)
    const answers = randomAnswers(random)
    const profile = profileOf(answers, snapshot, PARAMETERS)
    const keeps = limitTest(profile, snapshot)
    const { ranked } = rankTools(answers, snapshot)
    const first = ranked.slice(0, TOP).map(({ index }) => index)
    const somewhere = Array.from({ length: 10 }, () => Math.floor(random() * snapshot.tools.length)).filter(keeps)
    for (const index of [...ranked.map((one) => one.index), ...somewhere]) {
      const isPruned = createPruningTest(present, snapshot, index, TOP)(profile)
      if (first.includes(index)) expect(isPruned).toBe(false)
      else {
        others++
        if (isPruned) pruned++
      }
    }
  }
  expect(others).toBeGreaterThan(200)
  expect(pruned / others).toBeGreaterThan(0.85)
})

test('proves that the first candidates fill a list for the current catalog', () => {
  const profile = profileOf({}, snapshot, PARAMETERS)
  expect(firstCandidatesFill(profile, snapshot, eligibleTools(profile, snapshot))).toBe(true)
})

test('proves nothing when few tools are left or nearly all are alike', () => {
  const profile = profileOf({}, snapshot, PARAMETERS)
  const fillsWith = (some: typeof tools) => {
    const catalogue = buildSnapshot(some, 1)
    return firstCandidatesFill(profile, catalogue, eligibleTools(profile, catalogue))
  }
  expect(fillsWith(tools.slice(0, PARAMETERS.rerank.pool - 1))).toBe(false)
  expect(fillsWith(tools.map((tool, i) => (i < 200 ? { ...tool, vendor: 'One vendor' } : tool)))).toBe(false)
  expect(fillsWith(tools.map((tool, i) => (i < 200 ? { ...tool, categorySlug: 'education' } : tool)))).toBe(false)
  expect(fillsWith(tools.map((tool, i) => (i < 200 ? { ...tool, generalAssistant: true } : tool)))).toBe(false)
})
