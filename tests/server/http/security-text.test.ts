import { expect, test } from 'vitest'
import { securityText } from '#server/http/discovery/security-text.ts'
import { bareFastify } from './support.ts'

test('security.txt says where to report a vulnerability, and is valid for half a year from now', async () => {
  const app = await bareFastify()
  const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') }
  await app.register(securityText, { publicUrl: 'https://site.example', clock })
  const answer = await app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(
    [
      'Contact: mailto:hello@toolfinch.com?subject=Security',
      'Expires: 2027-05-19T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect((await app.inject({ method: 'POST', url: '/.well-known/security.txt' })).statusCode).toBe(405)
})
