// npm run doctor
// Checks the configuration and everything that it names: database, mail, payment keys, disk, port, time and files.
// Says what is wrong and how to mend it. Changes nothing. Exits with code 1 when something does not work.
import path from 'node:path'
import { checkAnalyticsSink } from './doctor/check-analytics-sink.ts'
import { checkConfiguration, readConfig } from './doctor/check-configuration.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk } from './doctor/check-disk.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkPayments } from './doctor/check-payments.ts'
import { checkPort } from './doctor/check-port.ts'
import { checkFiles, checkNode } from './doctor/check-program.ts'
import { type Finding, formatFinding } from './doctor/finding.ts'

const ROOT = path.join(import.meta.dirname, '..')

async function findAll(): Promise<Finding[]> {
  const program = [checkNode(), checkFiles(ROOT)]
  const config = readConfig(process.env)
  if (Array.isArray(config)) return [...program, ...config]
  const checks = await Promise.all([
    checkConfiguration(config),
    checkDatabase(config, ROOT),
    checkMail(config),
    checkPayments(config),
    checkAnalyticsSink(config),
    checkDisk(config.dataDir),
    checkPort(config),
  ])
  return [...program, ...checks.flat()]
}

const findings = await findAll()
for (const finding of findings) console.log(formatFinding(finding))
const problems = findings.filter(({ state }) => state === 'problem').length
const warnings = findings.filter(({ state }) => state === 'warning').length
console.log(`\n${problems} problems, ${warnings} warnings`)
process.exitCode = problems === 0 ? 0 : 1
