// The database suites again, on a real PostgreSQL server: npm run test:postgresql. With `-- --pooler` every test reaches
// it through PgBouncer in transaction mode.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { SESSION_LIMITS } from '#server/platform/database/postgresql.ts'
import { ensurePostgresql, startCluster } from './postgresql-cluster.ts'
import { filesOf, readVitest } from './test-reports.ts'
import { formatNames, runStage, saveSummary } from './test-stages.ts'

const REPORT = '.cache/vitest-postgresql.json'

const { values, positionals } = parseArgs({ options: { pooler: { type: 'boolean' } }, allowPositionals: true })
const throughPooler = values.pooler ?? false

/** As the start does it for the database of an installation; here there are many databases. */
async function limitRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [name, value] of Object.entries(SESSION_LIMITS)) {
    await client.query(`ALTER ROLE CURRENT_USER SET ${name} = ${value}`)
  }
  await client.end()
}

const cluster = await startCluster(ensurePostgresql())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void cluster.stop().then(() => process.exit(1))
  })
}
try {
  if (throughPooler) await limitRole(cluster.url)
  const result = await runStage({
    name: `database suites on PostgreSQL ${cluster.version}${throughPooler ? ' through PgBouncer' : ''}`,
    command: [
      'vitest',
      'run',
      '--project=database',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...positionals,
    ],
    report: { file: REPORT, read: readVitest, onlyFailed: filesOf },
    environment: { TEST_DATABASE_URL: cluster.url, TEST_THROUGH_POOLER: throughPooler ? 'on' : 'off' },
  })
  saveSummary('test-summary-postgresql', [result])
  console.log(['', ...formatNames([result]), `${result.passed} passed, ${result.failed} failed`].join('\n'))
  process.exitCode = result.failed === 0 ? 0 : 1
} finally {
  await cluster.stop()
}
