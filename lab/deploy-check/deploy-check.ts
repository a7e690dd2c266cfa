// npm run check:deploy
// Installs the product as the container file does, starts two instances of it as another user behind Caddy and on
// PostgreSQL, and replaces them in turn by newer versions under load. --rounds N replaces them N times (default: 1).
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '#scripts/free-port.ts'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { readStages } from '#scripts/release/release.ts'
import { saveSummary } from '#scripts/test-stages.ts'
import { cleanUpAll, cleanUpOnSignals, onEnd } from '../bench/processes.ts'
import type { Account } from './child.ts'
import { composeSettings } from './compose-settings.ts'
import { brokenRules } from './container-rules.ts'
import { askDoctor, type Installation, type Instance, startInstance } from './instance.ts'
import { startMailSink } from './mail-sink.ts'
import { ensureCaddy, startProxy } from './proxy.ts'
import { type Round, replaceAll, type Site, untilJobsEnd, type Version } from './rolling-restart.ts'
import { signUp, Visitor } from './site.ts'
import { accountOf, copyNode, expectPackages, expectReadOnly, installProduct } from './trees.ts'

/** Like the other stages of the tests. */
const MOST_TRIED_AGAIN = 3

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } })

/** Prints how long a step took. */
async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** A folder that the account can enter, and folders in it that belong to the account. */
function createFolders(account: Account): { readonly work: string; readonly own: (name: string) => string } {
  const work = mkdtempSync(path.join(os.tmpdir(), 'toolfinch-deploy-'))
  onEnd(() => {
    // Read-only folders can be emptied by root only.
    if (account === undefined) execFileSync('chmod', ['-R', 'u+w', work])
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
  chmodSync(work, 0o711)
  const own = (name: string): string => {
    const folder = path.join(work, name)
    mkdirSync(folder, { mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
    return folder
  }
  return { work, own }
}

/** Secrets as files, as an orchestrator mounts them. */
function writeSecrets(folder: string, secrets: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => {
      const file = path.join(folder, name.toLowerCase())
      writeFileSync(file, `${value}\n`, { mode: 0o444 })
      return [`${name}_FILE`, file]
    }),
  )
}

/**
 * A few failed requests can be the machine's: then one more round without any is required, and the result says that it
 * was. Returns what failed before.
 */
async function replaceRepeatedly(site: Site, instances: Instance[], tree: string): Promise<string[]> {
  const rounds: Round[] = []
  let version: Version = { tree, number: 0 }
  let wanted = Number(values.rounds)
  while (rounds.length < wanted) {
    const round = await replaceAll(site, instances, version)
    rounds.push(round)
    version = round.version
    if (round.failed > MOST_TRIED_AGAIN) throw new Error('Too many requests failed.')
    if (round.failed > 0 && rounds.length === wanted && wanted === Number(values.rounds)) wanted += 1
  }
  const sum = (name: 'failed' | 'requests') => rounds.reduce((total, round) => total + round[name], 0)
  console.log(`${sum('failed')} of ${sum('requests')} requests failed in ${rounds.length} rounds`)
  if (rounds.at(-1)?.failed !== 0) throw new Error('Requests failed, also when it was repeated.')
  return sum('failed') === 0 ? [] : ['a rolling restart without a failed request']
}

async function main(): Promise<string[]> {
  const programs = ensurePostgresql()
  ensureCaddy()
  const broken = brokenRules(readFileSync('Dockerfile', 'utf8'))
  if (broken.length > 0) throw new Error(`The Dockerfile breaks these rules: ${broken.join('; ')}`)
  const { image } = readStages('.')
  const account = accountOf(image)
  const { work, own } = createFolders(account)
  const { noticeMs, graceMs } = composeSettings(readFileSync('compose.yaml', 'utf8'))

  const tree = await step('installation', () => installProduct(work))
  expectPackages(tree)
  expectReadOnly(tree, account)

  const cluster = await step('database', () => startCluster(programs))
  onEnd(cluster.stop)
  const mail = await startMailSink()
  const httpsPort = await freePort()
  const secrets = { DATABASE_URL: cluster.url, AUTH_SECRET: 'deploy-check-'.repeat(4), SMTP_URL: mail.url }
  const installation: Installation = {
    image,
    node: copyNode(work),
    account,
    dataDir: own('data'),
    graceMs,
    environment: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: `https://localhost:${httpsPort}`,
      TRUST_PROXY: '127.0.0.1',
      SHUTDOWN_NOTICE_MS: `${noticeMs}`,
      LOG_LEVEL: 'warn',
      ...writeSecrets(own('secrets'), secrets),
    },
  }
  const ports = [await freePort(), await freePort()]
  const instances = await step('two instances on an empty database', () =>
    Promise.all(ports.map((port) => startInstance(installation, tree, port))),
  )
  await step('doctor', () => askDoctor(installation, tree, ports[0] ?? 0))
  const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const proxy = await step('proxy', () => startProxy(own('proxy'), account, httpsPort, upstreams))

  await step('jobs of the first start', () => untilJobsEnd(cluster.url))

  const visitor = new Visitor(proxy, 0)
  const member = { visitor, token: await signUp(visitor, 'member@people.example') }
  const site = { installation, proxy, mail, databaseUrl: cluster.url, member }
  const unsteady = await replaceRepeatedly(site, instances, tree)
  await step('end', () => Promise.all(instances.map(({ stop }) => stop())))
  return unsteady
}

cleanUpOnSignals()
const started = performance.now()
const { unsteady, problem } = await main().then(
  (unsteady) => ({ unsteady, problem: undefined }),
  (error: unknown) => ({ unsteady: [], problem: error instanceof Error ? error.message : String(error) }),
)
const seconds = (performance.now() - started) / 1000
console.log(problem ?? `The deploy check passed in ${seconds.toFixed(1)} s.`)
await cleanUpAll()
const [passed, failed] = problem === undefined ? [1, 0] : [0, 1]
saveSummary('test-summary-deploy', [
  { name: 'deploy', seconds, passed, failed, failedTests: [], unsteadyTests: unsteady },
])
process.exitCode = failed
