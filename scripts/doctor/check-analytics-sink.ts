import { z } from 'zod'
import { SINK_COLUMNS, SINK_TABLE } from '#server/areas/analytics/sink/sink-table.ts'
import type { Config } from '#server/config.ts'
import { askClickHouse, ClickHouseError } from '#server/platform/clickhouse.ts'
import { reasonOf } from '#server/platform/failure-reason.ts'
import { isLoopbackHost } from '#server/platform/loopback.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const TIMEOUT_MS = 10_000
const SUBJECT = 'analytics sink'

const AUTHENTICATION_FAILED = 516
const UNKNOWN_DATABASE = 81
const DDL = 'ops/clickhouse/analytics_events.sql'

const column = z.object({ name: z.string(), type: z.string() })

const columnsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => column.parse(JSON.parse(line)))
      .map(({ name, type }) => [name, type]),
  )

function checkTable(host: string, text: string): Finding {
  let found: Map<string, string>
  try {
    found = columnsOf(text)
  } catch {
    const mend = 'Let ANALYTICS_SINK_URL lead to the HTTP interface of ClickHouse (port 8123, or 8443 with TLS).'
    return problem(SUBJECT, `${host} does not answer as ClickHouse`, mend)
  }
  if (found.size === 0) {
    return ok(SUBJECT, `${host} accepts the sign-in; the table ${SINK_TABLE} is created with the first rows`)
  }
  const wrong = SINK_COLUMNS.filter(({ name, type }) => found.get(name) !== type).map(({ name }) => name)
  if (wrong.length === 0) return ok(SUBJECT, `${host} accepts the sign-in and has the table ${SINK_TABLE}`)
  const mend = `Rename the table, so that it is created again and filled, or change its columns to those of ${DDL}.`
  return problem(SUBJECT, `the table ${SINK_TABLE} has not the expected columns: ${wrong.join(', ')}`, mend)
}

function explain(host: string, database: string, error: unknown): Finding {
  if (!(error instanceof ClickHouseError)) throw error
  if (error.code === AUTHENTICATION_FAILED) {
    return problem(
      SUBJECT,
      `${host} refuses the sign-in`,
      'Correct the user name and the password in ANALYTICS_SINK_URL.',
    )
  }
  if (error.code === UNKNOWN_DATABASE) {
    return problem(SUBJECT, `${host} has no database ${database}`, `Create it: CREATE DATABASE ${database}.`)
  }
  const cause = error.cause === undefined ? error.message : reasonOf(error.cause)
  const mend =
    'Correct the host and the port in ANALYTICS_SINK_URL (8123, or 8443 with TLS), or open the firewall. Meanwhile no row is lost.'
  return problem(SUBJECT, `${host} does not answer: ${cause}`, mend)
}

/** Reads the columns of the table, and writes nothing. */
export async function checkAnalyticsSink(
  { analyticsSink }: Pick<Config, 'analyticsSink'>,
  timeoutMs = TIMEOUT_MS,
): Promise<Finding[]> {
  if (analyticsSink === undefined) return []
  const { origin, database, password } = analyticsSink
  const { host, hostname, protocol } = new URL(origin)
  const query = `SELECT name, type FROM system.columns WHERE database = '${database}' AND table = '${SINK_TABLE}' ORDER BY position FORMAT JSONEachRow`
  const finding = await askClickHouse(analyticsSink, { query }, timeoutMs)
    .then((text) => checkTable(host, text))
    .catch((error: unknown) => explain(host, database, error))
  if (protocol === 'https:' || password === undefined || isLoopbackHost(hostname)) return [finding]
  const mend = 'Use https (port 8443), or make sure that nobody else is on the network between the two.'
  return [finding, warning(SUBJECT, `the password is sent to ${host} unencrypted`, mend)]
}
