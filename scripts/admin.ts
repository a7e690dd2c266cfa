// npm run admin -- grant EMAIL
// npm run admin -- revoke EMAIL
// npm run admin -- plan EMAIL pro|business --days N
// Makes a member an administrator or takes that role away, or gives them a paid plan for some days. The embedded database must not be in use.
import { parseArgs } from 'node:util'
import { DomainError } from '../core/errors.ts'
import { PLANS, type PlanName } from '../core/plans.ts'
import {
  type AdministrationService,
  createAdministrationService,
} from '../server/areas/accounts/administration.service.ts'
import { createPlanGrants } from '../server/areas/accounts/plan-grants.ts'
import { ConfigError, loadConfig } from '../server/config.ts'
import { systemClock } from '../server/platform/clock.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { DatabaseInUseError } from '../server/platform/database/lock.ts'
import { silentLog } from '../server/platform/log.ts'

const USAGE =
  'Usage: npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, or npm run admin -- plan EMAIL pro|business --days N'

const isPlan = (text: string): text is PlanName => (PLANS as readonly string[]).includes(text)

/** Null when the words make no sense; else what to do, which gives back what to say. */
const readCommand = (words: string[]): ((service: AdministrationService) => Promise<string>) | null => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { days: { type: 'string', default: '30' } },
  })
  const [command, email, plan] = positionals
  if (email === undefined) return null
  if (command === 'grant' && plan === undefined) {
    return async (service) => {
      await service.makeAdministrator(email)
      return `${email} is an administrator.`
    }
  }
  if (command === 'revoke' && plan === undefined) {
    return async (service) => {
      await service.revokeAdministrator(email)
      const isOwner = loadConfig().ownerEmail === email.trim().toLowerCase()
      const again = isOwner ? ' OWNER_EMAIL still names it: the next start of the server makes it one again.' : ''
      return `${email} is no longer an administrator.${again}`
    }
  }
  if (command !== 'plan' || plan === undefined || !isPlan(plan)) return null
  return async (service) => {
    const entitlement = await service.grantPlanFromShell({ email, plan, days: Number(values.days) })
    return `${email} has ${entitlement.plan} until ${entitlement.until?.toISOString()}.`
  }
}

const main = async (): Promise<string> => {
  const command = readCommand(process.argv.slice(2))
  if (command === null) throw new DomainError('USAGE', 400, USAGE)
  const { databaseUrl, dataDir, payments } = loadConfig()
  const database = await openDatabase({ databaseUrl, dataDir, log: silentLog })
  const mode = payments === undefined ? null : payments.kind === 'stripe' ? payments.mode : 'local'
  const planGrants = createPlanGrants({ clock: systemClock, mode })
  try {
    return await command(createAdministrationService({ database, clock: systemClock, planGrants }))
  } finally {
    await database.close()
  }
}

main().then(console.log, (error: unknown) => {
  const isExpected = error instanceof DomainError || error instanceof ConfigError || error instanceof DatabaseInUseError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})
