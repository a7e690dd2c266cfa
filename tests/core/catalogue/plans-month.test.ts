import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withPlansMonth } from '#core/catalogue/plans-month.ts'
import { arbitraryTools } from '#tests/support/arbitrary-tools.ts'

it('no tool has a month for its plans that is newer than one of them', () => {
  fc.assert(
    fc.property(arbitraryTools(1), ([tool]) => {
      if (tool === undefined) throw new Error('one tool')
      const dated = withPlansMonth(tool)
      const fact = dated.facts['plans']
      for (const { as_of } of dated.values.plans) if (fact !== undefined) expect(fact.as_of <= as_of).toBe(true)
      // Nothing else changes, and without plans or their fact nothing at all.
      expect({ ...dated, facts: { ...dated.facts, plans: tool.facts['plans'] } }).toEqual({
        ...tool,
        facts: { ...tool.facts, plans: tool.facts['plans'] },
      })
      if (tool.values.plans.length === 0) expect(dated).toBe(tool)
    }),
  )
})
