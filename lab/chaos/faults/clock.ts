/** An instance whose clock is set forward and back by an hour, and passes the changes of daylight saving. */
import { HOUR_MS, MINUTE_MS } from '#core/durations.ts'
import { cleanUpAll } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { createChecks, type RuleOptions } from '../findings.ts'
import { CHANGES, passChange } from './clock-daylight.ts'
import { type DatabaseKind, startInstance } from './clock-instance.ts'
import { jumpAround } from './clock-jumps.ts'

const KINDS: readonly DatabaseKind[] = ['embedded', 'postgresql']
/** Neither the process nor the database's sessions are in UTC. */
const TIME_ZONE = 'America/New_York'
const THERE_AND_BACK = [-HOUR_MS, HOUR_MS, HOUR_MS, -HOUR_MS]

/** `cycles`: jumps on each database. With fewer than four, one change of daylight saving passes instead of all. */
export const setClocks = async ({ cycles, onFinding }: RuleOptions): Promise<boolean> => {
  const { check, isWell } = createChecks(onFinding)
  await using folder = await temporaryFolder()
  const isShort = cycles < THERE_AND_BACK.length
  const jumps = Array.from({ length: cycles }, (_, index) => THERE_AND_BACK[index % THERE_AND_BACK.length] as number)
  const start = { folder: folder.path }
  try {
    const around = async (kind: DatabaseKind) =>
      jumpAround(await startInstance({ ...start, kind, timeZone: TIME_ZONE }), check, jumps)
    const daylight = async (kind: DatabaseKind, timeZone: string, changes: readonly string[]) => {
      const startAt = Date.parse(changes[0]?.slice(0, 10) ?? '') - 30 * MINUTE_MS
      const instance = await startInstance({ ...start, kind, timeZone, startAt })
      for (const change of changes) await passChange(instance, check, timeZone, change)
    }
    // They hardly do anything while they wait.
    await Promise.all(KINDS.map(around))
    await cleanUpAll()
    if (isShort) return isWell()
    for (const [timeZone, changes] of Object.entries(CHANGES)) {
      await Promise.all(KINDS.map((kind) => daylight(kind, timeZone, changes)))
      await cleanUpAll()
    }
    return isWell()
  } finally {
    await cleanUpAll()
  }
}
