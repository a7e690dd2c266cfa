import { describe, expect, it } from 'vitest'
import { lintBalance, SMALL_CATEGORIES } from '#core/catalogue/lint/balance.ts'
import type { FiledTool } from '#core/catalogue/lint/problem.ts'
import { PAIRS_WITHOUT_OWN_TOOLS, serves } from '#core/catalogue/lint/role-task-pairs.ts'
import { ROLES } from '#core/catalogue/vocabulary.ts'
import { ROLE_TOPICS, TASK_TOPICS, TASKS } from '#core/quiz/topics.ts'
import { catalogue, tool } from './catalogue-fixture.ts'

/** Topics that serve every role and every task at once. */
const EVERYTHING = Object.fromEntries(
  [...Object.values(ROLE_TOPICS), ...Object.values(TASK_TOPICS)].flatMap((wanted) =>
    Object.keys(wanted).map((topic) => [topic, 1]),
  ),
)

const category = (count: number, changes: Partial<FiledTool> = {}): FiledTool[] =>
  Array.from({ length: count }, (_, index) => ({
    ...tool(),
    slug: `tool${index}`,
    topics: EVERYTHING,
    category: index % 2 === 0 ? 'writing' : 'email',
    ...changes,
  }))

const problems = (tools: FiledTool[]) => lintBalance(catalogue(tools))
const found = (tools: FiledTool[]) => problems(tools).map(({ slug, rule }) => `${rule} ${slug}`)

describe('a category', () => {
  it('accepts eight active tools', () => {
    expect(problems(category(16))).toEqual([])
  })

  it('reports fewer, in the category’s file', () => {
    expect(problems(category(15))).toEqual([
      {
        file: 'tools/email.json',
        slug: 'email',
        rule: 'small-category',
        message: 'has 7 active tools; list at least 8, or name the reason in SMALL_CATEGORIES',
      },
    ])
  })

  it('does not count discontinued products', () => {
    const gone = { ...tool(), category: 'email', status: 'discontinued' as const }
    expect(found([...category(15), gone])).toEqual(['small-category email'])
  })

  it('is exempt only with a reason', () => {
    for (const why of Object.values(SMALL_CATEGORIES)) expect(why.length).toBeGreaterThan(20)
  })
})

describe('free tools', () => {
  const paid = category(16, { pricing_model: 'paid' })
  const free = (count: number, topics: FiledTool['topics'] = EVERYTHING) => category(count, { topics })

  it('must serve each role and task eight times', () => {
    const expected = [...TASKS, ...ROLES].map((name) => `balance ${name}`)
    expect(found([...paid, ...free(7)])).toEqual(expect.arrayContaining(expected))
    expect(found([...paid, ...free(7)])).toHaveLength(expected.length)
    expect(found([...paid, ...free(8)])).toEqual([])
  })

  it('must serve each required pair four times', () => {
    const perRole = Object.values(ROLE_TOPICS).flatMap((topics) => free(8, topics))
    const perTask = Object.values(TASK_TOPICS).flatMap((topics) => free(8, topics))
    const withoutPairs = found([...paid, ...perRole, ...perTask])
    expect(withoutPairs).toContain('balance project_manager + customer_service')
    expect(withoutPairs).not.toContain('balance developer + coding')
    expect(found([...paid, ...perRole, ...perTask, ...free(4)])).toEqual([])
  })

  it('need not serve exempt pairs', () => {
    const perRole = Object.values(ROLE_TOPICS).flatMap((topics) => free(8, topics))
    const perTask = Object.values(TASK_TOPICS).flatMap((topics) => free(8, topics))
    const reported = found([...paid, ...perRole, ...perTask])
    for (const { role, task } of PAIRS_WITHOUT_OWN_TOOLS) expect(reported).not.toContain(`balance ${role} + ${task}`)
  })
})

describe('the table of exempt pairs', () => {
  it('lists each pair once with a reason', () => {
    const pairs = PAIRS_WITHOUT_OWN_TOOLS.map(({ role, task }) => `${role} ${task}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { why } of PAIRS_WITHOUT_OWN_TOOLS) expect(why.length).toBeGreaterThan(20)
  })

  it('exempts few tasks per role', () => {
    for (const role of ROLES) {
      expect(PAIRS_WITHOUT_OWN_TOOLS.filter((pair) => pair.role === role).length).toBeLessThanOrEqual(4)
    }
  })
})

describe('serving', () => {
  it('needs one common topic of any weight', () => {
    expect(serves({ code: 0.3, music: 1 }, ROLE_TOPICS.developer)).toBe(true)
    expect(serves({ music: 1, voice: 1 }, ROLE_TOPICS.developer)).toBe(false)
  })
})
