import type { MigrationConnection } from '#server/platform/database/migrate.ts'

const PARTS = {
  columns: `SELECT format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' NOT NULL' END, ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid),
      CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || a.attcollation::regcollation::text END) AS part
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND c.relnamespace = 'public'::regnamespace
    ORDER BY c.relname, a.attnum`,
  indexes: `SELECT indexdef AS part FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  constraints: `SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS part
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  enums: `SELECT format('%s: %s', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder)) AS part
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname ORDER BY 1`,
  sequences: `SELECT format('%s %s %s', sequencename, data_type, pg_get_serial_sequence('tool_changes', 'sequence')) AS part
    FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  functions: `SELECT p.oid::regprocedure::text AS part FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace ORDER BY 1`,
  triggers: `SELECT pg_get_triggerdef(oid) AS part FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
  extensions: `SELECT extname AS part FROM pg_extension ORDER BY 1`,
}

/** Columns in their order, indexes, constraints and everything else that migrations create, for comparison. */
export async function readDatabaseCatalog(connection: MigrationConnection): Promise<Record<string, unknown[]>> {
  const catalog: Record<string, unknown[]> = {}
  for (const [name, sql] of Object.entries(PARTS)) {
    catalog[name] = (await connection.query(sql)).map((row) => row['part'])
  }
  return catalog
}
