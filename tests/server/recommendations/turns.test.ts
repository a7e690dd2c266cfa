import { expect, test } from 'vitest'
import { createTurns } from '../../../server/areas/recommendations/turns.ts'

test('work of one key follows in turn, also after a failure, and work of another does not wait', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const held = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await held.promise
    order.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => {
    order.push('second')
    return 2
  })
  expect(await inTurn('b', async () => 'other')).toBe('other')
  expect(order).toEqual([])
  held.resolve()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe(2)
  expect(order).toEqual(['first', 'second'])
})
