import { describe, expect, it } from 'vitest'
import { isPrivacyKnown, PRIVACY_ROWS, type PrivacyRecord, privacyCell } from '#core/display/privacy-cells.ts'

const record = (over: Partial<PrivacyRecord> = {}): PrivacyRecord => ({ privacy: [], cons: [], plans: [], ...over })

const cellOf = (label: string, over: Partial<PrivacyRecord>) => {
  const row = PRIVACY_ROWS.find((candidate) => candidate.label === label)
  if (row === undefined) throw new Error(`No row ${label}`)
  return privacyCell(row, record(over))
}

const TRAINING = 'No training by default'
const OPT_OUT = 'You can opt out of training'

describe('a cell on privacy', () => {
  it('is a claim of the vendor, or not stated', () => {
    expect(cellOf('SOC 2', { privacy: ['soc2'] })).toEqual({ state: 'stated', text: 'Yes' })
    expect(cellOf('SOC 2', { privacy: ['hipaa'] })).toEqual({ state: 'not_stated', text: 'Not stated' })
    expect(cellOf(OPT_OUT, { privacy: ['no_training_default'] }).state).toBe('not_stated')
  })

  it.each([
    ['Personal chats may be used for training unless the setting is off', 'Yes, with a setting'],
    ['Training on personal chats is on unless switched off', 'Yes, with a setting'],
    ['Free and Pro chats may train models unless switched off', 'Yes, with a setting'],
    ['Free texts may be used for training', 'Not stated'],
  ])('has the condition of the drawback “%s”', (con, optOut) => {
    const over = { privacy: ['no_training_default'], cons: [`${con}.`] }
    expect(cellOf(TRAINING, over)).toEqual({ state: 'condition', text: con })
    expect(cellOf(OPT_OUT, over).text).toBe(optOut)
  })

  it.each([
    'Needs trained model builders',
    'Heavy for teams that do not train models',
    'Little known about training data',
  ])('has no condition from “%s”', (con) =>
    expect(cellOf(TRAINING, { privacy: ['no_training_default'], cons: [con] }).state).toBe('stated'),
  )

  it('names the plan whose limit is the condition', () => {
    const plans = [{ name: 'Team', keyLimits: ['Data is not used for training'] }]
    expect(cellOf(TRAINING, { plans }).state).toBe('not_stated')
    const enterprise = [...plans, { name: 'Enterprise', keyLimits: ['SSO', 'HIPAA agreement'] }]
    expect(cellOf('HIPAA', { privacy: ['hipaa'], plans: enterprise })).toEqual({
      state: 'condition',
      text: 'Enterprise: HIPAA agreement',
    })
  })

  it('is unknown in a record without any claim', () => {
    const cell = { state: 'not_stated', text: 'Not stated' } as const
    expect(isPrivacyKnown(record(), cell)).toBe(false)
    expect(isPrivacyKnown(record({ privacy: ['soc2'] }), cell)).toBe(true)
    expect(isPrivacyKnown(record(), { state: 'condition', text: 'x' })).toBe(true)
  })
})
