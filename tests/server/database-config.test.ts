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
})
