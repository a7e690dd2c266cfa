import type { CopyConnection } from '#server/platform/database/snapshot.ts'

/** Everything that a format of rows can get wrong. */
export const NASTY = 'a\\N\\.\n\\.\r\n\t\b\f\v"\'`$1 {NULL},NULL,\u{1F600} é\u0301 \u0001\uFFFF --\\\\'

const ID = '0d5f1c1e-2f0e-4a53-9d0e-7f6f6c1b2a3d'
const JSON_VALUE = JSON.stringify({ text: NASTY, number: 12_345_678_901_234.5, list: [null, true, { '': [] }] })

/** By type; others are enumerations. Dates are a Monday and the first of a month, as some checks require. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: ID,
  boolean: 'true',
  smallint: '1',
  integer: '1',
  bigint: '9007199254740993',
  'integer[]': '{-2147483648,2147483647}',
  'double precision': '0.30000000000000004',
  date: '2026-06-01',
  jsonb: JSON_VALUE,
  'timestamp with time zone': '2026-01-02 03:04:05.678901+00',
  'timestamp(3) with time zone': '2026-01-02 03:04:05.678+00',
}
const LATER = '2026-01-03 03:04:05.678+00'

/** Columns with a check of their own. */
const BY_NAME: Readonly<Record<string, string | null>> = {
  month: '2026-11',
  as_of: '2026-11',
  period: 'month',
  context_window: '1000',
  rating_prior: '3500000',
  expires_at: LATER,
  ends_at: LATER,
  effective_at: LATER,
  period_end: LATER,
  current_period_end: LATER,
}

type Column = { readonly table: string; readonly name: string; readonly type: string; readonly labels: string[] | null }

const COLUMNS = `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    (SELECT json_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
      WHERE a.atttypid IN (t.oid, t.typarray)) AS labels
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`

/** An element of an array. */
const elementOf = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const textFor = ({ table, name, type, labels }: Column): string | null => {
  // A report is about one of the two.
  if (table === 'inaccuracy_reports' && name === 'page_id') return null
  // Only a decision has a text.
  if (table === 'tool_reviews' && name === 'editor_text') return null
  if (table === 'security_events' && name === 'detail') return 'ERROR_CODE'
  if (type === 'text[]') return `{${[NASTY, '', 'NULL'].map(elementOf).join(',')},NULL}`
  if (type === 'uuid[]') return `{${ID}}`
  if (labels !== null) return type.endsWith('[]') ? `{${labels[0]}}` : (labels[0] ?? null)
  if (name in BY_NAME) return BY_NAME[name] ?? null
  if (type.startsWith('character varying(')) return NASTY.slice(0, 20)
  return VALUES[type] ?? NASTY
}

/** Stores a row with difficult values in every table that has none. Foreign keys must be absent, or satisfied by one id. */
export const fillEveryTable = async ({ query }: CopyConnection): Promise<void> => {
  const columns = (await query(COLUMNS)) as Column[]
  const tables = Map.groupBy(columns, ({ table }) => table)
  tables.delete('_prisma_migrations')
  for (const [table, own] of tables) {
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    const casts = own.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ')
    await query(`INSERT INTO "${table}" (${names}) VALUES (${casts})`, own.map(textFor))
  }
}
