import { describe, expect, it } from 'vitest'
import { asOfText, commonFactText, type DatedFact, dayText, factText, monthText } from '#core/display/facts.ts'

const fact = (over: Partial<DatedFact> = {}): DatedFact => ({
  source: 'editorial',
  asOf: '2025-06',
  checkedOn: null,
  ...over,
})

describe('months and days', () => {
  it('are formatted in UTC, whatever the machine’s time zone', () => {
    expect(monthText('2025-01')).toBe('January 2025')
    expect(monthText('2025-12')).toBe('December 2025')
    expect(dayText('2026-03-01')).toBe('March 1, 2026')
  })

  it('are unchanged when invalid', () => {
    expect(monthText('2025-13')).toBe('2025-13')
    expect(dayText('soon')).toBe('soon')
  })
})

describe('the date of a fact', () => {
  it('says that nobody has re-checked it', () => {
    expect(asOfText(fact())).toBe('as of June 2025, not re-checked')
  })

  it('is the day of the check, once there was one', () => {
    expect(asOfText(fact({ checkedOn: '2026-03-09' }))).toBe('checked on March 9, 2026')
  })

  it.each([
    ['vendor_page', 'Vendor page'],
    ['public_list', 'Public list'],
    ['editorial', 'Editorial knowledge'],
    ['member_report', 'Member report'],
    ['import', 'Import'],
    ['person', 'Editor'],
  ] as const)('stands behind its source: %s', (source, label) => {
    expect(factText(fact({ source }))).toBe(`${label}, as of June 2025, not re-checked`)
  })
})

describe('the common source of facts', () => {
  it('is the most frequent one', () => {
    const facts = [fact({ source: 'public_list' }), fact(), fact()]
    expect(commonFactText(facts)).toBe('Editorial knowledge, as of June 2025, not re-checked')
  })

  it('is the oldest of equally frequent ones, in any order', () => {
    const facts = [fact({ asOf: '2026-01' }), fact(), fact({ asOf: '2025-10' })]
    expect(commonFactText(facts)).toBe('Editorial knowledge, as of June 2025, not re-checked')
    expect(commonFactText(facts.reverse())).toBe('Editorial knowledge, as of June 2025, not re-checked')
  })

  it('is none without facts', () => {
    expect(commonFactText([])).toBeNull()
  })
})
