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
    const server = { DATABASE_URL: 'postgresql://db.example/toolfinch?sslmode=verify-full' }
    const problem = [expect.stringMatching(/^AUTH_SECRET: must be set/)]
    expect(problemsOf(server)).toEqual(problem)
    expect(problemsOf({ ...server, NODE_ENV: 'production' })).toEqual(problem)
    expect(problemsOf({ ...server, NODE_ENV: 'development' })).toEqual([])
    expect(problemsOf({ ...server, AUTH_SECRET: 's'.repeat(31) })).toEqual([expect.stringMatching(/32 characters$/)])
  })

  it.each([
    'db.example/toolfinch',
    'db.example/toolfinch?sslmode=prefer',
    'db.example/toolfinch?sslmode=no-verify',
    'db.example/toolfinch?sslmode=require&uselibpqcompat=true',
    '203.0.114.7/toolfinch',
  ])('requires TLS for %s, which is not in a private network', (server) => {
    const AUTH_SECRET = 's'.repeat(32)
    const url = `postgresql://${server}`
    const problem = expect.stringMatching(/must end in \?sslmode=verify-full/)
    expect(problemsOf({ AUTH_SECRET, DATABASE_URL: url })).toEqual([problem])
    const others = {
      DATABASE_URL: 'postgresql://localhost/toolfinch',
      DATABASE_DIRECT_URL: url,
      DATABASE_REPLICA_URL: url,
    }
    expect(problemsOf({ AUTH_SECRET, ...others })).toEqual([problem, problem])
    expect(problemsOf({ DATABASE_URL: url, NODE_ENV: 'test' })).toEqual([])
  })

  it.each([
    'db.example/toolfinch?sslmode=require',
    'db.example/toolfinch?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'db.example/toolfinch?sslmode=disable',
    'localhost:5432/toolfinch',
    '[::1]/toolfinch',
    '10.0.0.5/toolfinch',
    '[fd00::5]/toolfinch',
    'database:5432/toolfinch',
    'database.internal/toolfinch',
    '/toolfinch?host=/var/run/postgresql',
  ])('accepts %s', (server) => {
    expect(problemsOf({ AUTH_SECRET: 's'.repeat(32), DATABASE_URL: `postgresql://${server}` })).toEqual([])
  })

  it('never repeats a value, which may contain a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' }).join()).not.toContain('hunter2')
  })
})
