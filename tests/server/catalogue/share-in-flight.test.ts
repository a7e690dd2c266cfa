import { expect, test } from 'vitest'
import { shareInFlight } from '../../../server/areas/catalogue/share-in-flight.ts'

test('callers of the same moment share one load, later ones load anew', async () => {
  let loads = 0
  const load = shareInFlight(async () => {
    loads += 1
    return loads
  })
  expect(await Promise.all([load(), load(), load()])).toEqual([1, 1, 1])
  expect(await load()).toBe(2)
})

test('a failure reaches all who share it, and is not kept', async () => {
  let loads = 0
  const load = shareInFlight(async () => {
    loads += 1
    if (loads === 1) throw new Error('once')
    return loads
  })
  const outcomes = await Promise.allSettled([load(), load()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe(2)
})
