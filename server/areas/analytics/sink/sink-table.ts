/** The table in the column store. `ops/clickhouse/analytics_events.sql` has the same statement. */
import { ANALYTICS_YEARS } from '#core/retention.ts'

export const SINK_TABLE = 'analytics_events'

type SinkColumn = {
  readonly name: string
  readonly type: string
  /** Its value from a row `e`. Null: it is added when the row is sent. */
  readonly value: string | null
}

/** The member's id is left out: nobody would erase it there when the account is deleted. */
export const SINK_COLUMNS: readonly SinkColumn[] = [
  { name: 'id', type: 'UUID', value: 'e.id' },
  { name: 'kind', type: 'LowCardinality(String)', value: 'e.kind' },
  {
    name: 'at',
    type: "DateTime64(3, 'UTC')",
    value: `to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`,
  },
  { name: 'visit_key', type: 'Nullable(UUID)', value: 'e.visit_key' },
  { name: 'is_member', type: 'Bool', value: 'e.user_id IS NOT NULL' },
  { name: 'bucket', type: 'LowCardinality(String)', value: 'e.bucket' },
  ...['reason', 'path', 'title', 'source', 'medium', 'campaign', 'category', 'action', 'label'].map((name) => ({
    name,
    type: 'Nullable(String)',
    value: `e.${name}`,
  })),
  { name: 'value', type: 'Nullable(Float64)', value: 'e.value' },
  { name: 'pages', type: 'Nullable(UInt32)', value: 'e.pages' },
  { name: 'bounced', type: 'Nullable(Bool)', value: 'e.bounced' },
  { name: 'version', type: 'UInt64', value: null },
]

const columns = SINK_COLUMNS.map(({ name, type }) => `    ${name} ${type}`).join(',\n')

/**
 * A changed row is sent again with a higher version, and replaces the former one when ClickHouse merges, or in queries
 * with FINAL. Neither `kind` nor `at` of a row ever changes.
 */
export const CREATE_SINK_TABLE = `CREATE TABLE IF NOT EXISTS ${SINK_TABLE} (
${columns}
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(at)
ORDER BY (kind, at, id)
TTL toDateTime(at) + INTERVAL ${ANALYTICS_YEARS} YEAR
SETTINGS non_replicated_deduplication_window = 1000`

export const INSERT_INTO_SINK = `INSERT INTO ${SINK_TABLE} (${SINK_COLUMNS.map(({ name }) => name).join(', ')}) FORMAT JSONEachRow`
