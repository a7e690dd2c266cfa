import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPasswords } from '#scripts/build-passwords.ts'
import { isInFilter } from '#server/areas/accounts/passwords/leaked-passwords.ts'
import { createPasswordRules, type PasswordRules } from '#server/areas/accounts/passwords/password-rules.ts'
import { createStrengthEstimator } from '#server/areas/accounts/passwords/strength.ts'
import { silentLog } from '#server/platform/log.ts'
import { registerTemporaryFolder } from '#tests/support/temporary-folder.ts'

const ADA = { email: 'ada.king@people.example', name: 'Ada Byron', company: 'Analytical Engines' }
const ADVICE = "Please choose a longer one, such as four words that don't belong together."

describe('a new password', () => {
  let rules: PasswordRules
  const folder = registerTemporaryFolder()
  const check = async (password: string) =>
    createPasswordRules(rules)(password, ADA, 'newPassword').then(
      () => 'accepted',
      ({ code, message, data }) => {
        expect([code, data]).toEqual(['BAD_USER_INPUT', { field: 'newPassword' }])
        return message
      },
    )

  beforeAll(() => {
    const built = new Map(buildPasswords())
    const file = join(folder, 'strength.json')
    writeFileSync(file, built.get('strength.json') ?? '')
    const filter = built.get('leaked.bin') as Uint8Array
    // About 853 kB, for a probability of 0.001.
    expect(Math.round(filter.length / 1000)).toBe(853)
    rules = {
      isLeaked: (password) => isInFilter(filter, password),
      estimateStrength: createStrengthEstimator({ log: silentLog, file: pathToFileURL(file) }),
    }
    expect(built.get('LICENSES.txt')).toContain('Attribution-ShareAlike 3.0')
  })

  test.each([
    'PassWord',
    '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44\uff11',
    'pa\u017f\u017fword',
    'qwertyuiop',
    'iloveyou1',
  ])('from a data leak is refused in any case and form: %s', async (password) => {
    expect(await check(password)).toBe('This password appears in lists of leaked passwords. Please choose another one.')
  })

  test.each(['ada.king@people.example', 'ADA.KING\uff20people.example'])(
    'that is the email address is refused: %s',
    async (password) => {
      expect(await check(password)).toBe('This password is your email address. Please choose another one.')
    },
  )

  test.each([
    ['Toolfinch1', 'it contains your name, email address or company, or the name Toolfinch'],
    ['Ada.King99', 'it contains your name, email address or company, or the name Toolfinch'],
    ['AdaByron', 'it contains your name, email address or company, or the name Toolfinch'],
    ['AnalyticalEngines', 'it contains your name, email address or company, or the name Toolfinch'],
    ['people.example', 'it contains your name, email address or company, or the name Toolfinch'],
    ['yzyzyzyzyzyzyzyzyz', 'it repeats the same characters'],
    ['blub-blub-blub-', 'it repeats the same characters'],
    ['bcdefghijk', 'it contains a sequence like "abc" or "123"'],
    ['1987-10-13', 'it is a date'],
    ['P@ssw0rd99', 'it is like a common password'],
    ['gfdsasdfghj', 'it follows the keys of a keyboard'],
    ['tyrannosaurus', 'it is a single word or a name'],
  ])('that is easy to guess is refused with the reason: %s', async (password, reason) => {
    expect(await check(password)).toBe(`This password is easy to guess because ${reason}. ${ADVICE}`)
  })

  test.each(['another long phrase', 'correct horse battery', 'xK9#mQ2v', 'Toolfinch pays my rent since March'])(
    'is accepted otherwise: %s',
    async (password) => {
      expect(await check(password)).toBe('accepted')
    },
  )

  test('that is built to take long is estimated in time, cut to 64 characters', async () => {
    const hostile = '4@8({[<3&!1|0$5+7%2/'.repeat(7).slice(0, 128)
    const started = performance.now()
    expect(await check(hostile)).toBe('accepted')
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(await check(`${'z'.repeat(64)}${hostile}`.slice(0, 128))).toContain('it repeats the same characters')
  })
})

test('without a working estimator passwords are accepted, and the log says so once until it works again', async () => {
  const logged: string[] = []
  const log = { ...silentLog, error: (_data: object, message: string) => void logged.push(message) }
  const startWorker = () =>
    Object.assign(new EventEmitter(), {
      unref: () => undefined,
      terminate: async () => 0,
      postMessage() {
        queueMicrotask(() => this.emit('error', new Error('no memory')))
      },
    } as ThisType<EventEmitter> & object) as unknown as Worker
  const estimateStrength = createStrengthEstimator({ log, startWorker })
  const check = createPasswordRules({ isLeaked: () => false, estimateStrength })
  await check('aaaaaaaa', ADA)
  await check('aaaaaaaa', ADA)
  expect(logged).toEqual(['the strength of passwords is not checked'])
})
