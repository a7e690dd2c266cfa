import { describe, expect, test } from 'vitest'
import { PasswordRequiredError } from '#core/errors.ts'
import { type Action, authorize, authorizeDestructive, authorizeOwn, can, type Viewer } from '#core/policy.ts'

const viewer = (changes: Partial<Viewer> = {}): Viewer => ({
  id: 'ada',
  sessionId: 's',
  role: 'member',
  emailVerified: true,
  passwordGivenAt: new Date(0),
  secondFactor: 'optional',
  entitlement: { plan: 'basic', status: 'none', period: null, until: null },
  ...changes,
})
const PEOPLE = {
  visitor: null,
  owner: viewer(),
  other: viewer({ id: 'bob' }),
  admin: viewer({ id: 'eve', role: 'admin' }),
  editor: viewer({ id: 'fay', role: 'editor' }),
  'editor without a verified address': viewer({ id: 'fay', role: 'editor', emailVerified: false }),
  'admin without a verified address': viewer({ id: 'eve', role: 'admin', emailVerified: false }),
}

describe.each<[Action, (keyof typeof PEOPLE)[]]>([
  ['account:read', ['owner']],
  ['account:change', ['owner']],
  ['collection:read', ['owner']],
  ['collection:change', ['owner']],
  ['favorite:read', ['owner']],
  ['favorite:change', ['owner']],
  ['rating:read', ['owner']],
  ['rating:change', ['owner']],
  ['activity:read', ['owner']],
  ['activity:change', ['owner']],
  ['quiz:read', ['owner']],
  ['quiz:change', ['owner']],
  ['checkout:start', ['owner']],
  ['checkout:read', ['owner']],
  ['recommendation:read', ['owner']],
  ['recommendation:generate', ['owner']],
  ['recommendation:analyze', []],
  ['team:read', ['owner']],
  ['team:invite', ['owner']],
  ['team:remove', ['owner']],
  ['seat:read', ['owner']],
  ['seat:change', ['owner']],
  ['subscription:read', ['owner']],
  ['subscription:change', ['owner']],
  ['plan:grant', ['admin']],
  ['plan:revoke', ['admin']],
  ['billing:read', ['admin']],
  ['billing:refund', ['admin']],
  ['billing:reconcile', ['admin']],
  ['administration:read', ['admin', 'editor']],
  ['page:read', ['admin', 'editor']],
  ['page:change', ['admin', 'editor']],
  ['page:publish', ['admin']],
  ['page:delete', ['admin']],
  ['message:read', ['admin']],
  ['message:answer', ['admin']],
  ['report:read', ['admin', 'editor']],
  ['report:settle', ['admin', 'editor']],
  ['tool:read', ['admin', 'editor']],
  ['tool:change', ['admin', 'editor']],
  ['tool:publish', ['admin']],
  ['tool:manage', ['admin']],
  ['tool:import', ['admin']],
  ['candidate:read', ['admin', 'editor']],
  ['candidate:settle', ['admin', 'editor']],
  ['research:run', ['admin', 'editor']],
  ['analytics:read', ['admin']],
  ['analytics:change', ['admin']],
  ['analytics:import', ['admin']],
  ['member:read', ['admin']],
  ['member:change', ['admin']],
  ['system:read', ['admin']],
  ['system:change', ['admin']],
  ['audit:read', ['admin']],
])('%s', (action, allowed) => {
  test.each(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])('for %s', (who) => {
    expect(can(PEOPLE[who], action, { ownerId: 'ada' })).toBe(allowed.includes(who))
  })
})

test('only verified members rate, and all members see their own ratings', () => {
  const unverified = viewer({ emailVerified: false })
  expect(can(unverified, 'rating:change', { ownerId: 'ada' })).toBe(false)
  expect(can(unverified, 'rating:read', { ownerId: 'ada' })).toBe(true)
})

test('only verified members invite others, and all team owners see their team', () => {
  const unverified = viewer({ emailVerified: false })
  expect(can(unverified, 'team:invite', { ownerId: 'ada' })).toBe(false)
  expect(can(unverified, 'team:read', { ownerId: 'ada' })).toBe(true)
})

test('an object without an owner belongs to no member', () => {
  expect(can(viewer(), 'account:read', null)).toBe(false)
})

test('a denied viewer learns whether signing in would help', () => {
  expect(() => authorizeOwn(null, 'account:read')).toThrow(expect.objectContaining({ status: 401 }))
  expect(() => authorize(viewer(), 'plan:grant', null)).toThrow(expect.objectContaining({ status: 403 }))
  expect(authorizeOwn(viewer(), 'account:read').id).toBe('ada')
})

test('the analysis of recommendations is for its owner with a paid plan', () => {
  const paid = viewer({ entitlement: { plan: 'pro', status: 'active', period: null, until: null } })
  expect(can(paid, 'recommendation:analyze', { ownerId: 'ada' })).toBe(true)
  expect(can(paid, 'recommendation:analyze', { ownerId: 'bob' })).toBe(false)
  const over = viewer({ entitlement: { plan: 'pro', status: 'none', period: null, until: null } })
  expect(can(over, 'recommendation:analyze', { ownerId: 'ada' })).toBe(false)
})

test('destructive actions need a password from the last 15 minutes', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const givenBefore = (seconds: number) =>
    viewer({ role: 'admin', passwordGivenAt: new Date(now.getTime() - seconds * 1000) })
  expect(authorizeDestructive(givenBefore(900), 'billing:refund', now).id).toBe('ada')
  expect(() => authorizeDestructive(givenBefore(901), 'billing:refund', now)).toThrow(PasswordRequiredError)
  expect(() => authorizeDestructive({ ...givenBefore(0), role: 'member' }, 'billing:refund', now)).toThrow('Forbidden')
})
