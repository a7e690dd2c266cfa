// The database suites again, on a real PostgreSQL server: npm run test:postgresql.
import { ensurePostgresql, startCluster } from './postgresql-cluster.ts'
import { filesOf, readVitest } from './test-reports.ts'
import { formatNames, runStage, saveSummary } from './test-stages.ts'

const REPORT = '.cache/vitest-postgresql.json'

const cluster = await startCluster(ensurePostgresql())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void cluster.stop().then(() => process.exit(1))
  })
}
try {
  const result = await runStage({
    name: `database suites on PostgreSQL ${cluster.version}`,
    command: [
      'vitest',
      'run',
      '--project=database',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    report: { file: REPORT, read: readVitest, onlyFailed: filesOf },
    environment: { TEST_DATABASE_URL: cluster.url },
  })
  saveSummary('test-summary-postgresql', [result])
  console.log(['', ...formatNames([result]), `${result.passed} passed, ${result.failed} failed`].join('\n'))
  process.exitCode = result.failed === 0 ? 0 : 1
} finally {
  await cluster.stop()
}
