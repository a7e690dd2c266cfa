import { describe, expect, test } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { seatLimit, servesTeam } from '#core/display/plan-seats.ts'

const plan = (changes: object) =>
  toKnownPlan(planSchema.parse({ name: 'Plan', month: 10, as_of: '2026-01', ...changes }))

describe('the capacity of a plan', () => {
  test.each([
    ['3 users', 3],
    ['Up to five users', 5],
    ['Up to 5 team members', 5],
    ['1 to 10 members', 10],
    ['1,000 contacts, 3 users', 3],
    ['3 seats and 2,000 marketing contacts', 3],
    ['Workspace with 2 seats', 2],
    ['One person', 1],
    ['Personal use', 1],
    ['Drafts and personal use', 1],
    ['10 seats or more', null],
    ['5 users included, then 6 USD a user', null],
    ['From 3 members', null],
    ['Unlimited users', null],
    ['300 personal projects', null],
    ['2 TB a user', null],
    ['Price of the first seat', null],
  ])('"%s" allows %s', (limit, seats) => {
    expect(seatLimit(plan({ key_limits: [limit] }))).toBe(seats)
  })

  test('excludes teams for a flat price beside per-seat plans', () => {
    const personal = plan({ name: 'Plus' })
    const team = plan({ name: 'Team', per_seat: true })
    expect(servesTeam(personal, [personal, team], 5)).toBe(false)
    expect(servesTeam(team, [personal, team], 5)).toBe(true)
    expect(servesTeam(personal, [personal], 5)).toBe(true)
    expect(servesTeam(plan({ month: 0 }), [personal, team], 5)).toBe(true)
  })

  test('excludes a single person when more than three seats must be bought', () => {
    expect(servesTeam(plan({ min_seats: 5 }), [], 1)).toBe(false)
    expect(servesTeam(plan({ min_seats: 3 }), [], 1)).toBe(true)
  })
})
