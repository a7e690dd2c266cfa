import { expect, test } from 'vitest'
import { createKeyedQueue, QueueFullError } from '#server/platform/keyed-queue.ts'

/** Lets finished work release its slot and the next one start, which takes a turn of the event loop each. */
const turn = async () => {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Work that runs until the test ends it, and a list of what has started. */
const held = () => {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  const end = async (name: string) => {
    ends.get(name)?.resolve(name)
    await turn()
  }
  return { begun, ends, work, end }
}

test('work of one key runs in order, even after a failure, and other keys do not wait', async () => {
  const queue = createKeyedQueue()
  const { begun, work, ends, end } = held()
  const first = queue.run('a', work('first'))
  const second = queue.run('a', work('second'))
  const third = queue.run('a', work('third'))
  const other = queue.run('b', work('other'))
  expect(begun).toEqual(['first', 'other'])
  ends.get('first')?.reject(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  await turn()
  expect(begun).toEqual(['first', 'other', 'second'])
  await end('second')
  expect(await second).toBe('second')
  expect(begun).toEqual(['first', 'other', 'second', 'third'])
  await end('third')
  await end('other')
  expect(await Promise.all([third, other])).toEqual(['third', 'other'])
})

test('work of a key runs up to its concurrency', async () => {
  const queue = createKeyedQueue({ maxRunning: 2 })
  const { begun, work, end } = held()
  const all = ['1', '2', '3', '4'].map((name) => queue.run('a', work(name)))
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
  await end('1')
  expect(begun).toEqual(['1', '2', '3', '4'])
  await end('3')
  await end('4')
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4'])
})

test('the next work starts in a new turn of the event loop, even if it waits for nothing', async () => {
  const queue = createKeyedQueue()
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begun = await Promise.all(Array.from({ length: 5 }, () => queue.run('a', async () => turns)))
  clearImmediate(counting)
  expect(begun).toEqual([...begun].sort((a, b) => a - b))
  expect(new Set(begun).size).toBe(5)
})

test('excess waiting work is rejected until the queue moves on', async () => {
  const queue = createKeyedQueue({ maxRunning: 1, maxWaiting: 2 })
  const { begun, work, end } = held()
  const all = ['1', '2', '3'].map((name) => queue.run('a', work(name)))
  expect(queue.isFull('a')).toBe(true)
  await expect(queue.run('a', work('4'))).rejects.toThrow(QueueFullError)
  expect(queue.isFull('b')).toBe(false)
  await end('1')
  expect(queue.isFull('a')).toBe(false)
  all.push(queue.run('a', work('5')))
  for (const name of ['2', '3', '5']) await end(name)
  await Promise.all(all)
  expect(begun).toEqual(['1', '2', '3', '5'])
})

test('canceled work leaves the queue and never starts', async () => {
  const queue = createKeyedQueue({ maxWaiting: 2 })
  const { begun, work, end } = held()
  const first = queue.run('a', work('first'))
  const cancels: ((reason: unknown) => void)[] = []
  const ended: string[] = []
  const onWait = (name: string) => (cancel: (reason: unknown) => void) => {
    cancels.push(cancel)
    return () => ended.push(name)
  }
  const waiting = queue.run('a', work('gone'), onWait('gone'))
  const last = queue.run('a', work('last'), onWait('last'))
  expect(queue.isFull('a')).toBe(true)
  cancels[0]?.(new Error('hung up'))
  await expect(waiting).rejects.toThrow('hung up')
  expect(queue.isFull('a')).toBe(false)
  expect(ended).toEqual(['gone'])
  await end('first')
  await first
  expect([begun, ended]).toEqual([
    ['first', 'last'],
    ['gone', 'last'],
  ])
  // Started work cannot be canceled.
  for (const cancel of cancels) cancel(new Error('late'))
  await end('last')
  expect(await last).toBe('last')
})

test('work that need not wait cannot be canceled', async () => {
  const queue = createKeyedQueue()
  const onWait = () => {
    throw new Error('asked')
  }
  expect(await queue.run('a', async () => 1, onWait)).toBe(1)
})

test('a slot is released once, and no key is kept afterwards', async () => {
  const queue = createKeyedQueue({ maxRunning: 2 })
  const [one, two] = [await queue.enter('a'), await queue.enter('a')]
  one()
  one()
  await turn()
  expect(queue.size).toBe(1)
  two()
  await turn()
  expect(queue.size).toBe(0)
})
