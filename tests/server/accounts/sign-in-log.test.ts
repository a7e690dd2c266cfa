import { beforeAll, beforeEach, expect, test } from 'vitest'
import { registerTestDatabase } from '../../support/database.ts'
import { PASSWORD } from '../../support/members.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { captureLog } from '../http/support.ts'

const { lines, log } = captureLog()
const EMAIL = 'ada@people.example'
const FROM = { address: '198.51.100.77' }
const SHORT = '198.51.100.0/24'
const database = registerTestDatabase()
const members = registerMembers(database, { log })
let accountId: string
let token: string

beforeAll(async () => {
  token = await members.join(EMAIL)
  accountId = (await database.prisma.user.findUniqueOrThrow({ where: { email: EMAIL } })).id
})
beforeEach(() => {
  lines.length = 0
})

const events = () =>
  lines.flatMap(({ event, errorCode, accountId: account, action, address, requestId }) =>
    event === undefined ? [] : [{ event, errorCode, account, action, address, requestId }],
  )
const line = (event: string, more: object) => ({
  event,
  errorCode: undefined,
  action: undefined,
  address: SHORT,
  requestId: expect.stringMatching(/^[\w-]{36}$/),
  ...more,
})

test('sign-ins, wrong passwords, unknown addresses and lock-outs are logged, without email and password', async () => {
  await members.signIn({ email: EMAIL }, FROM)
  await members.signIn({ email: 'nobody@people.example' }, FROM)
  for (let count = 0; count < 5; count += 1) await members.signIn({ email: EMAIL, password: 'a wrong guess' }, FROM)
  await members.signIn({ email: EMAIL }, FROM)
  const wrong = line('sign-in-refused', { errorCode: 'INVALID_CREDENTIALS', account: accountId })
  expect(events()).toEqual([
    line('signed_in', { account: accountId, action: undefined }),
    line('sign-in-refused', { errorCode: 'INVALID_CREDENTIALS', account: null }),
    ...Array(5).fill(wrong),
    line('sign-in-refused', { errorCode: 'RATE_LIMITED', account: accountId }),
  ])
  const text = JSON.stringify(lines)
  for (const secret of [EMAIL, 'nobody@people.example', PASSWORD, 'a wrong guess', FROM.address]) {
    expect(text).not.toContain(secret)
  }
})

test('a refused act of administration is logged with who tried it', async () => {
  await members.query('{ members { totalCount } }', {}, { ...FROM, token })
  expect(events()).toEqual([line('forbidden', { errorCode: 'FORBIDDEN', account: accountId, action: 'member:read' })])
})
