import { describe, expect, it } from 'vitest'
import { problemsOf } from './config-problems.ts'

describe('the variables of a PostgreSQL server', () => {
  it.each([
    ['DATABASE_DIRECT_URL', 'postgresql://db.example/toolfinch'],
    ['DATABASE_REPLICA_URL', 'postgresql://db.example/toolfinch'],
    ['DATABASE_PREPARED_STATEMENTS', 'off'],
  ])('accepts %s only for a server', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: may be set only together with DATABASE_URL`])
  })

  it.each([
    ['DATABASE_DIRECT_URL', 'primary.example'],
    ['DATABASE_REPLICA_URL', 'https://replica.example'],
    ['DATABASE_PREPARED_STATEMENTS', 'auto'],
  ])('rejects %s=%s', (name, value) => {
    const server = { NODE_ENV: 'test', DATABASE_URL: 'postgresql://db.example/toolfinch' }
    expect(problemsOf({ ...server, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))])
  })

  it('requires a secret where several instances may run, and a long one', () => {
    const server = { DATABASE_URL: 'postgresql://db.example/toolfinch' }
    const problem = [expect.stringMatching(/^AUTH_SECRET: must be set/)]
    expect(problemsOf(server)).toEqual(problem)
    expect(problemsOf({ ...server, NODE_ENV: 'production' })).toEqual(problem)
    expect(problemsOf({ ...server, NODE_ENV: 'development' })).toEqual([])
    expect(problemsOf({ ...server, AUTH_SECRET: 's'.repeat(31) })).toEqual([expect.stringMatching(/32 characters$/)])
  })

  it('never repeats a value, which may contain a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' }).join()).not.toContain('hunter2')
  })
})
