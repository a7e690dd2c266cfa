import { expect, it } from 'vitest'
import { other, plan, rules, tool } from './catalogue-fixture.ts'

const of = (...changes: readonly [object, object]) => {
  const shared = { vendor: 'Abacus Works', pricing_model: 'paid' }
  return [tool({ ...shared, ...changes[0] }), other({ ...shared, ...changes[1] })]
}
const plans = (changes: object) => ({ plans: [plan({ name: 'Abacus Plus', ...changes })] })

it.each([
  ['by month', plans({ month: 20 }), plans({ month: 25 })],
  ['by year', plans({ month_billed_yearly: 8 }), plans({ month_billed_yearly: 9 })],
  ['once', plans({ once: 79 }), plans({ once: 99 })],
])('two tools of a vendor contradict each other about a plan: %s', (_, one, another) => {
  expect(rules(of(one, another))).toEqual(['plan-vendor'])
})

it.each([
  ['a plan that one of them knows only by year', plans({}), plans({ month: null, month_billed_yearly: 8 })],
  ['a word that names different plans', plans({ name: 'Pro' }), plans({ name: 'Pro', month: 25 })],
  ['prices in different currencies', plans({}), plans({ month: 9, currency: 'EUR' })],
  ['a plan that is closed to new customers', plans({}), plans({ month: 25, paused: '2026-09' })],
  ['a tool that has ended', plans({}), { ...plans({ month: 25 }), status: 'discontinued' }],
])('no contradiction: %s', (_, one, another) => {
  expect(rules(of(one, another))).toEqual([])
})

it('a vendor has the same owner everywhere', () => {
  expect(rules(of({ owner: 'Counting Group' }, {}))).toEqual(['owner'])
  expect(rules(of({ owner: 'Counting Group' }, { owner: 'Counting Group' }))).toEqual([])
  expect(rules([tool({ owner: 'Counting Group' }), other()])).toEqual([])
})
