import { describe, expect, it } from 'vitest'
import { dueGeneration } from '#client/features/recommendations/due-generation.ts'

const result = (paid: boolean) => ({ timestamp: '1777000000000', paid })

const due = (given: Partial<Parameters<typeof dueGeneration>[0]>) =>
  dueGeneration({ result: null, stored: 'none', permanent: false, paid: false, upgraded: false, ...given })

describe('what the server must generate before results can be shown', () => {
  it('is nothing without answers, and nothing for a stored list', () => {
    expect(due({})).toBeNull()
    expect(due({ result: result(false), stored: 'settled' })).toBeNull()
    expect(due({ result: result(true), paid: true })).toBeNull()
  })

  it('is a list from answers not yet in the account', () => {
    expect(due({ stored: 'waiting' })).toEqual({ kind: 'submit' })
    expect(due({ stored: 'waiting', result: result(false) })).toEqual({ kind: 'submit' })
    expect(due({ stored: 'settled' })).toEqual({ kind: 'submit' })
    expect(due({ stored: 'waiting', result: result(false), permanent: true })).toBeNull()
  })

  it('is a new list right after a purchase, and instead of one for the free plan', () => {
    const upgrade = { kind: 'upgrade', timestamp: '1777000000000' }
    expect(due({ result: result(true), paid: true, upgraded: true })).toEqual(upgrade)
    expect(due({ result: result(false), paid: true })).toEqual(upgrade)
    expect(due({ result: result(false), upgraded: true })).toBeNull()
  })
})
