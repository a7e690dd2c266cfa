// npm run admin -- grant EMAIL [--role admin|editor]
// npm run admin -- revoke EMAIL
// npm run admin -- plan EMAIL pro|business --days N
// npm run admin -- reset-factors EMAIL
// npm run admin -- reconcile
// Makes a member an administrator (the default) or an editor or takes that role away, or gives them a paid plan for some days.
// `reset-factors` removes the second factors of an account at once, for an administrator who has lost all of them.
// `reconcile` compares all stored payments with the payment provider, repairs what events have missed and prints each difference. The embedded database must not be in use.
import { parseArgs } from 'node:util'
import { PLANS, type PlanName } from '#core/billing/plans.ts'
import { DomainError } from '#core/errors.ts'
import { ConfigError, loadConfig } from '#server/config.ts'
import { createPayments } from '#server/payments.ts'
import { systemClock } from '#server/platform/clock.ts'
import { DatabaseConnectionError } from '#server/platform/database/connection-error.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { DatabaseInUseError } from '#server/platform/database/lock.ts'
import { silentLog } from '#server/platform/log.ts'
import { readOrCreateSecret } from '#server/platform/secret.ts'
import { createServices, type Services } from '#server/services.ts'

const USAGE =
  'Usage: npm run admin -- grant EMAIL [--role admin|editor], npm run admin -- revoke EMAIL, npm run admin -- plan EMAIL pro|business --days N, npm run admin -- reset-factors EMAIL, or npm run admin -- reconcile'

const NAMES = { admin: 'administrator', editor: 'editor' } as const

const isPlan = (text: string): text is PlanName => (PLANS as readonly string[]).includes(text)

/** Null for an invalid command; else the action, which returns its output. */
const readCommand = (
  words: string[],
): ((services: Pick<Services, 'accounts' | 'billing'>) => Promise<string>) | null => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { days: { type: 'string', default: '30' }, role: { type: 'string', default: 'admin' } },
  })
  const [command, email, plan] = positionals
  if (command === 'reconcile' && email === undefined) return ({ billing }) => reconcile(billing.reconciliation)
  if (email === undefined) return null
  const { role } = values
  if (command === 'grant' && plan === undefined && (role === 'admin' || role === 'editor')) {
    return async ({ accounts }) => {
      await accounts.administration.grantRole(email, role)
      return `${email} is an ${NAMES[role]}.`
    }
  }
  if (command === 'revoke' && plan === undefined) {
    return async ({ accounts }) => {
      const role = await accounts.administration.revokeRole(email)
      const isOwner = loadConfig().ownerEmail === email.trim().toLowerCase()
      const again = isOwner
        ? ' OWNER_EMAIL still names this account, so the next server start will restore the role.'
        : ''
      return `${email} is no longer an ${NAMES[role]}.${again}`
    }
  }
  if (command === 'reset-factors' && plan === undefined) {
    return async ({ accounts }) => {
      await accounts.factorResets.resetFromShell(email)
      return `The second factors of ${email} were removed.`
    }
  }
  if (command !== 'plan' || plan === undefined || !isPlan(plan)) return null
  return async ({ accounts }) => {
    const entitlement = await accounts.administration.grantPlanFromShell({ email, plan, days: Number(values.days) })
    return `${email} has ${entitlement.plan} until ${entitlement.until?.toISOString()}.`
  }
}

const reconcile = async (reconciliation: Services['billing']['reconciliation']): Promise<string> => {
  if (reconciliation === null) return 'Payments are not configured, so there is nothing to compare.'
  let differences = 0
  for await (const line of reconciliation.reconcileAll()) {
    differences += 1
    console.log(line)
  }
  return differences === 0 ? 'No differences.' : `${differences} differences were fixed.`
}

const main = async (): Promise<string> => {
  const command = readCommand(process.argv.slice(2))
  if (command === null) throw new DomainError('USAGE', 400, USAGE)
  const config = loadConfig()
  const { databaseUrl, postgresql, dataDir, publicUrl } = config
  const database = await openDatabase({ databaseUrl: postgresql.directUrl ?? databaseUrl, dataDir, log: silentLog })
  try {
    const authSecret = config.authSecret ?? (await readOrCreateSecret(dataDir))
    const parts = { database, clock: systemClock, log: silentLog, authSecret, publicUrl }
    const payments = createPayments(config.payments, parts)?.provider
    return await command(createServices({ ...parts, limitsFactor: 1, payments }))
  } finally {
    await database.close()
  }
}

main().then(console.log, (error: unknown) => {
  const expected = [DomainError, ConfigError, DatabaseConnectionError, DatabaseInUseError]
  const isExpected = expected.some((known) => error instanceof known)
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
})
