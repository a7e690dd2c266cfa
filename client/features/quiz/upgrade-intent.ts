import { createStoredValue } from '../../lib/stored-value.ts'

const upgradeIntent = createStoredValue({
  key: 'toolfinch.upgradeIntent',
  area: 'session',
  parse: (text) => text === 'true',
  format: String,
  fallback: false,
})

/** Notes for this visit that the visitor wants a paid plan, so that the way there can be picked up again. */
export const noteUpgradeIntent = (): void => void upgradeIntent.set(true)
