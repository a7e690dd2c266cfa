// npm run doctor
// Checks the configuration and everything that it names: database, public URL, mail, payment keys, disk, backups, port,
// time and files.
// Says what is wrong and how to mend it. Changes nothing. Exits with code 1 when something does not work.
import path from 'node:path'
import { checkAnalyticsSink } from './doctor/check-analytics-sink.ts'
import { checkBackups } from './doctor/check-backups.ts'
import { checkConfiguration, readConfig } from './doctor/check-configuration.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk } from './doctor/check-disk.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkPayments } from './doctor/check-payments.ts'
import { checkPort } from './doctor/check-port.ts'
import { checkFiles, checkNode } from './doctor/check-program.ts'
import { checkPublicUrl } from './doctor/check-public-url.ts'
import { countOf, type Finding, formatFinding } from './doctor/finding.ts'

const ROOT = path.join(import.meta.dirname, '..')

async function findAll(): Promise<Finding[]> {
  const program = [checkNode(), checkFiles(ROOT)]
  const config = readConfig(process.env)
  if (Array.isArray(config)) return [...program, ...config]
  const checks = await Promise.all([
    checkConfiguration(config),
    checkPublicUrl(config),
    checkDatabase(config, ROOT),
    checkMail(config),
    checkPayments(config),
    checkAnalyticsSink(config),
    checkDisk(config.dataDir),
    checkBackups(config),
    checkPort(config),
  ])
  return [...program, ...checks.flat()]
}

const findings = await findAll()
for (const finding of findings) console.log(formatFinding(finding))
const problems = findings.filter(({ state }) => state === 'problem').length
const warnings = findings.filter(({ state }) => state === 'warning').length
console.log(`\n${countOf(problems, 'problem')}, ${countOf(warnings, 'warning')}`)
process.exitCode = problems === 0 ? 0 : 1
