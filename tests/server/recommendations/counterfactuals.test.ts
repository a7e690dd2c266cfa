import { describe, expect, test } from 'vitest'
import type { Prisma } from '#prisma/client/client.ts'
import { answers, createQuizApp } from '../../support/quiz.ts'

const app = createQuizApp()

const idOf = async (slug: string) => (await app.database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id
const ask = async (token: string | undefined, field: string, variables: object = {}, declared = '') => {
  const { data, errors } = await app.query(`query ${declared} { answer: ${field} }`, variables, token)
  if (errors !== undefined) return errors[0].extensions.code
  return data.answer
}
const ANSWERS = '($answers: [QuizAnswerInput!]!)'
const running = (list: object[], token?: string) =>
  ask(token, 'toolsInTheRunning(answers: $answers)', { answers: list }, ANSWERS)
const provisional = (token?: string, list: object[] = answers()) =>
  ask(token, 'provisionalMatches(answers: $answers) { tool { slug } matchPercent }', { answers: list }, ANSWERS)
const whyNot = (token: string | undefined, toolId: string) =>
  ask(token, `whyNot(toolId: "${toolId}") { status limit text rank matchPercent lowest }`)
const whatWouldChange = (token: string | undefined, toolId: string) =>
  ask(token, `whatWouldChange(toolId: "${toolId}") { state changes { question from to text } rank }`)
const matches = (token: string | undefined, ids: string[]) =>
  ask(
    token,
    'toolMatches(toolIds: $ids) { toolId matchPercent ledger { points outOf } blockedBy { limit text } }',
    { ids },
    '($ids: [ID!]!)',
  )
const critiqued = (token: string | undefined, critique: string) =>
  ask(
    token,
    `critiquedRecommendations(critique: ${critique}) { change { question from to text } inTheRunning items { slug matchPercent } }`,
  )
const CALLS: [string, (token?: string) => Promise<unknown>][] = [
  ['provisionalMatches', (token) => provisional(token)],
  ['toolMatches', async (token) => matches(token, [await idOf('tool-0')])],
  ['whatWouldChange', async (token) => whatWouldChange(token, await idOf('dear-0'))],
  ['critiquedRecommendations', (token) => critiqued(token, 'CHEAPER')],
]

describe('eligible tools', () => {
  test('are counted for anonymous requests, for any answers', async () => {
    const { token } = await app.join()
    expect(await running([])).toBe(14)
    expect(await running(answers())).toBe(12)
    expect(await running(answers(), token)).toBe(12)
    expect(await running([{ question: 4, options: ['nonsense'] }])).toBe(14)
  })

  test('are rate limited', async () => {
    const flood = Array.from({ length: 21 }, () => ({ question: 1, options: ['developer'] }))
    expect(await running(flood)).toBe('BAD_USER_INPUT')
  })
})

test.each(CALLS)('%s returns nothing without a paid plan', async (name, call) => {
  const { token } = await app.join()
  await app.submit(token)
  expect(await call(token)).toBeNull()
  const forVisitors = name === 'provisionalMatches' || name === 'toolMatches' ? null : 'UNAUTHENTICATED'
  expect(await call()).toBe(forVisitors)
})

describe('with a paid plan', () => {
  test('the best three are shown during the quiz, as in the later list', async () => {
    const { token } = await app.join({ paid: true })
    const three = await provisional(token)
    const { result } = await app.submit(token)
    expect(three).toEqual(
      result.recommendations.slice(0, 3).map(({ slug, matchPercent }: Record<string, unknown>) => ({
        tool: { slug },
        matchPercent,
      })),
    )
  })

  test('every tool has the match of the list, and a ledger with the same sum', async () => {
    const { token } = await app.join({ paid: true })
    expect(await matches(token, [await idOf('tool-0')])).toEqual([])
    const { result } = await app.submit(token)
    const listed = new Map(
      result.recommendations.map(({ slug, matchPercent }: { slug: string; matchPercent: number }) => [
        slug,
        matchPercent,
      ]),
    )
    const slugs = [...listed.keys()].slice(0, 4) as string[]
    const ids = await Promise.all([...slugs, 'dear-0'].map(idOf))
    const unknown = ['00000000-0000-7000-8000-000000000000', 'nonsense', '__proto__', ids[0]?.toUpperCase() ?? '']
    const found = await matches(token, [...ids, ...unknown])
    expect(found.map(({ toolId }: { toolId: string }) => toolId)).toEqual(ids)
    for (const [index, { matchPercent, ledger, blockedBy }] of found.entries()) {
      const points = ledger.reduce((sum: number, row: { points: number }) => sum + row.points, 0)
      expect(points).toBe(matchPercent)
      expect(ledger.reduce((sum: number, row: { outOf: number }) => sum + row.outOf, 0)).toBe(100)
      if (index < 4) expect([matchPercent, blockedBy]).toEqual([listed.get(slugs[index] ?? ''), []])
      else expect(blockedBy).toEqual([{ limit: 'BUDGET', text: expect.any(String) }])
    }
  })

  test('ten tools are matched at once, and not eleven', async () => {
    const { token } = await app.join({ paid: true })
    const ids = Array.from({ length: 11 }, (_, index) => `00000000-0000-7000-8000-00000000000${index.toString(16)}`)
    expect(await matches(token, ids.slice(1))).toEqual([])
    expect(await matches(token, ids)).toBe('BAD_USER_INPUT')
  })

  test('a counterfactual is true: with the changes the tool reaches that rank', async () => {
    const { token } = await app.join({ paid: true })
    expect(await whatWouldChange(token, await idOf('dear-0'))).toBeNull()
    await app.submit(token)
    const { state, changes, rank } = await whatWouldChange(token, await idOf('dear-0'))
    expect(state).toBe('COMPLETE')
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.map(({ question }: { question: number }) => question)).toContain(4)
    const changed = Object.fromEntries(
      changes.map(({ question, to }: { question: number; to: string[] }) => [question, to]),
    )
    const { result } = await app.submit(token, answers(changed))
    expect(result.recommendations[rank - 1].slug).toBe('dear-0')
    expect(rank).toBeLessThanOrEqual(5)
  })

  test('a tool already there needs no change, and an unknown one has none', async () => {
    const { token } = await app.join({ paid: true })
    const { result } = await app.submit(token)
    const first = await idOf(result.recommendations[0].slug)
    expect(await whatWouldChange(token, first)).toEqual({ state: 'COMPLETE', changes: [], rank: 1 })
    for (const odd of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
      expect(await whatWouldChange(token, odd)).toEqual({ state: 'COMPLETE', changes: [], rank: null })
    }
  })

  test('the search is rate limited, except for cached results', async () => {
    const { token } = await app.join({ paid: true })
    await app.submit(token)
    const unknown = (index: number) => `00000000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`
    for (let index = 0; index < 20; index += 1) await whatWouldChange(token, unknown(index))
    expect(await whatWouldChange(token, unknown(20))).toBe('RATE_LIMITED')
    expect(await whatWouldChange(token, unknown(0))).toEqual({ state: 'COMPLETE', changes: [], rank: null })
  })

  test('a critique returns another list, keeps the stored one, and reports its limit', async () => {
    const { token } = await app.join({ paid: true })
    expect(await critiqued(token, 'CHEAPER')).toBeNull()
    await app.submit(token)
    expect(await critiqued(token, 'CHEAPER')).toMatchObject({
      change: { question: 4, from: ['low'], to: ['free'], text: expect.stringMatching(/\w/) },
      inTheRunning: 12,
    })
    await app.submit(token, answers({ 4: ['free'] }))
    const atTheEnd = await critiqued(token, 'CHEAPER')
    expect(atTheEnd.change).toBeNull()
    expect(atTheEnd.items).toHaveLength(10)
    expect(await app.database.prisma.recommendationSet.count()).toBe(2)
  })
})

describe('exclusion reasons', () => {
  test('name the blocking limit', async () => {
    for (const paid of [false, true]) {
      const { token } = await app.join({ paid })
      expect(await whyNot(token, await idOf('dear-0'))).toBeNull()
      await app.submit(token)
      expect(await whyNot(token, await idOf('dear-0'))).toMatchObject({
        status: 'BLOCKED',
        limit: 'BUDGET',
        text: expect.stringContaining('Dear 0'),
        rank: null,
        matchPercent: paid ? expect.any(Number) : null,
        lowest: paid ? expect.any(Number) : null,
      })
    }
  })

  test('contain ranks and percentages on a paid plan only', async () => {
    const [basic, paid] = [await app.join(), await app.join({ paid: true })]
    await app.submit(basic.token)
    const { result } = await app.submit(paid.token)
    const slugs: string[] = result.recommendations.map(({ slug }: { slug: string }) => slug)
    for (const [index, slug] of slugs.entries()) {
      const id = await idOf(slug)
      expect(await whyNot(paid.token, id)).toMatchObject({ status: 'IN_LIST', rank: index + 1 })
      expect(await whyNot(basic.token, id)).toMatchObject({
        status: 'IN_LIST',
        rank: null,
        matchPercent: null,
        lowest: null,
        text: index < 5 ? expect.stringContaining('in your list.') : expect.stringContaining('below the five'),
      })
    }
  })

  test('refer to the stored list, although the catalog has changed', async () => {
    const { token } = await app.join({ paid: true })
    const { result } = await app.submit(token)
    const [first, second] = await Promise.all([0, 1].map((index) => idOf(result.recommendations[index].slug)))
    const { prisma } = app.database
    const [row] = await prisma.recommendationSet.findMany()
    const [{ items, ...list }] = [row?.list as unknown as { items: Record<string, unknown>[] }]
    // As if the first had been added later, and an expensive one had been cheap.
    const dear = { ...items[0], toolId: await idOf('dear-0'), name: 'Dear 0', matchPercent: 97 }
    const data = { list: { ...list, items: [dear, ...items.slice(1)] } as unknown as Prisma.InputJsonObject }
    await prisma.recommendationSet.updateMany({ data })
    expect(await whyNot(token, String(dear.toolId))).toMatchObject({ status: 'IN_LIST', rank: 1, matchPercent: 97 })
    expect(await whyNot(token, second ?? '')).toMatchObject({ status: 'IN_LIST', rank: 2 })
    expect(await whyNot(token, first ?? '')).toMatchObject({
      status: 'OUTRANKED',
      rank: null,
      text: expect.stringContaining('would be in a list made today'),
      lowest: items.at(-1)?.['matchPercent'],
    })
  })

  test('work for inactive tools and invalid ids', async () => {
    const { token } = await app.join()
    await app.submit(token)
    for (const odd of ['nonsense', '__proto__', '00000000-0000-7000-8000-000000000000']) {
      expect(await whyNot(token, odd)).toMatchObject({ status: 'NOT_LISTED', limit: null })
    }
    expect(await whyNot(undefined, 'x')).toBe('UNAUTHENTICATED')
  })
})

test('a member’s engine runs are rate limited', async () => {
  const { token } = await app.join({ paid: true })
  const one = [{ question: 1, options: ['developer'] }]
  const kinds = new Set<unknown>()
  for (let count = 0; count < 121; count += 1) {
    const answer = await provisional(token, one)
    kinds.add(Array.isArray(answer) ? 'matches' : answer)
  }
  expect([...kinds]).toEqual(['matches', 'RATE_LIMITED'])
})
