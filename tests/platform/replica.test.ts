import { describe, expect, it, vi } from 'vitest'
import { createReplica, type DataState } from '#server/platform/database/replica.ts'
import { silentLog } from '#server/platform/log.ts'
import { readPublicly } from '#server/platform/public-reads.ts'

/** A replica without a server: tests set its state, what the instance knows, and the time. */
const createFake = () => {
  const fake = {
    now: 1_000_000,
    known: { revision: 5, sequence: 50 } as DataState | null,
    state: { revision: 5, sequence: 50 },
    down: false,
    questions: 0,
    log: { ...silentLog, info: vi.fn(), warn: vi.fn() },
  }
  const answer = <Value>(value: Value): Promise<Value> =>
    fake.down ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve(value)
  const query = () => {
    fake.questions += 1
    return answer({ rows: [{ ...fake.state }] })
  }
  const replica = createReplica({
    pool: { query: query as never, end: async () => undefined },
    read: () => answer(['replica']),
    primary: async () => ['primary'],
    clock: { now: () => new Date(fake.now) },
    log: fake.log,
  })
  const readAnyhow = async () => (await replica.read('SELECT', []))[0]
  return {
    fake,
    replica,
    readAnyhow,
    read: () => readPublicly(readAnyhow),
    follow: () => replica.follow(() => fake.known),
  }
}

describe('a public read', () => {
  it('uses the replica only when this instance says what it knows', async () => {
    const { fake, read, readAnyhow, follow } = createFake()
    expect(await read()).toBe('primary')
    follow()
    expect(await read()).toBe('replica')
    expect(await readAnyhow()).toBe('primary')
    fake.known = null
    expect(await read()).toBe('primary')
  })

  it.each([
    ['the catalog', { revision: 6, sequence: 50 }],
    ['the log of invalidations', { revision: 5, sequence: 51 }],
  ])('uses the primary from the moment that a change of %s is known until the replica has it', async (_, known) => {
    const { fake, replica, read, follow } = createFake()
    follow()
    expect(await read()).toBe('replica')
    fake.known = known
    expect(await read()).toBe('primary')
    fake.state = known
    // It is not asked again at once.
    expect(await read()).toBe('primary')
    fake.now += 100
    expect(await read()).toBe('replica')
    expect(replica.figures()).toEqual({ answered: 2, behind: 2, failed: 0 })
  })

  it('asks for the state once a second, and once for reads that wait together', async () => {
    const { fake, read, follow } = createFake()
    follow()
    await Promise.all(Array.from({ length: 10 }, read))
    fake.now += 999
    await read()
    expect(fake.questions).toBe(1)
    fake.now += 1
    await read()
    expect(fake.questions).toBe(2)
  })
  it('asks for the state again after the clock was set back', async () => {
    const { fake, read, follow } = createFake()
    follow()
    fake.known = { revision: 6, sequence: 50 }
    expect(await read()).toBe('primary')
    fake.now -= 3_600_000
    fake.state = fake.known
    expect(await read()).toBe('replica')
  })
})

describe('a replica that fails', () => {
  it('costs no read, is left alone, and is used again', async () => {
    const { fake, replica, read, follow } = createFake()
    follow()
    fake.down = true
    for (let count = 0; count < 5; count += 1) expect(await read()).toBe('primary')
    expect(fake.questions).toBe(3)
    expect(replica.figures()).toEqual({ answered: 0, behind: 0, failed: 5 })
    expect(fake.log.warn).toHaveBeenCalledTimes(1)
    expect(fake.log.warn.mock.lastCall?.[1]).toBe('The replica does not answer: public reads use the primary')
    fake.down = false
    fake.now += 9_999
    expect(await read()).toBe('primary')
    fake.now += 1
    expect(await read()).toBe('replica')
    expect(fake.log.info.mock.lastCall?.[1]).toBe('The replica answers again')
  })

  it('is named in the log when it is far behind, once', async () => {
    const { fake, read, follow } = createFake()
    follow()
    fake.known = { revision: 6, sequence: 50 }
    for (let count = 0; count < 30; count += 1) {
      expect(await read()).toBe('primary')
      fake.now += 1_000
    }
    expect(fake.log.warn.mock.calls.map((call) => call[1])).toEqual([
      'The replica is far behind: public reads use the primary',
    ])
    fake.state = { revision: 6, sequence: 50 }
    expect(await read()).toBe('replica')
    expect(fake.log.info.mock.lastCall?.[1]).toBe('The replica has caught up')
  })
})
