import { expect, it } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { type KnownPlan, toKnownPlan, toPlanRecord } from '#core/catalogue/known-plan.ts'
import { repositoryPaths } from '#scripts/schema-engine.ts'
import { listMigrations } from '#server/platform/database/migration-files.ts'
import { openEmptyDatabase } from '../../support/empty-database.ts'

const ID = '10000000-0000-4000-8000-000000000001'
const AT = '2026-11-25T12:00:00Z'
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`

const SEATS = { per_seat: true, min_seats: 2, key_limits: ['5 GB'], as_of: '2025-06' }
const RECORDS = [
  { name: 'Pro', usd_month: 10, usd_year: 100, ...SEATS },
  { name: 'Yearly', usd_month: null, usd_year: 96, ...SEATS },
  { name: 'Enterprise', usd_month: null, usd_year: null, ...SEATS },
]
const STORED = RECORDS.map(({ usd_month, usd_year, per_seat, min_seats, key_limits, as_of, name }) => ({
  name,
  usdMonth: usd_month,
  usdYear: usd_year,
  perSeat: per_seat,
  minSeats: min_seats,
  keyLimits: key_limits,
  asOf: as_of,
}))

const EXPECTED = [
  { name: 'Pro', month: 10, month_billed_yearly: 8.333333 },
  { name: 'Yearly', month_billed_yearly: 8 },
  { name: 'Enterprise', on_request: true },
].map((plan) => planSchema.parse({ ...plan, ...SEATS }))

it('stored plans and the change feed get the prices of the new format', async () => {
  const database = await openEmptyDatabase()
  try {
    const migrations = await listMigrations(repositoryPaths().migrationsDir)
    const at = migrations.findIndex(({ name }) => name.endsWith('_plans_as_published'))
    for (const { sql } of migrations.slice(0, at)) await database.script(sql)
    await database.script(`
      INSERT INTO categories (id, slug, name, description) VALUES ('${ID}', 'writing', 'Writing', 'Tools for texts.');
      INSERT INTO tools (id, slug, name, name_lower, vendor, category_id, description, long_description, plans, added_on, created_at, updated_at)
      VALUES ('${ID}', 'abacus', 'Abacus', 'abacus', 'Maker', '${ID}', 'Counts.', 'Counts.', ${json(STORED)}, '${AT}', '${AT}', '${AT}'),
        (gen_random_uuid(), 'birch', 'Birch', 'birch', 'Maker', '${ID}', 'Counts.', 'Counts.', '[]', '${AT}', '${AT}', '${AT}');
      INSERT INTO change_sets (id, kind, source, state, started_at) VALUES ('${ID}', 'data_files', 'files', 'done', '${AT}');
      INSERT INTO tool_changes (change_set_id, tool_id, slug, action, field, old_value, new_value, at)
      VALUES ('${ID}', '${ID}', 'abacus', 'changed', 'plans', '[]', ${json(RECORDS)}, '${AT}'),
        ('${ID}', '${ID}', 'abacus', 'changed', 'pros', '["Quick"]', '["Slow"]', '${AT}'),
        ('${ID}', '${ID}', 'abacus', 'removed', NULL, ${json({ name: 'Abacus', plans: RECORDS })}, NULL, '${AT}');`)

    await database.script(migrations[at]?.sql ?? '')

    const [tool] = await database.query(`SELECT plans FROM tools WHERE slug = 'abacus'`)
    const plans = tool?.['plans'] as KnownPlan[]
    expect(plans.map(toPlanRecord)).toEqual(EXPECTED)
    expect(plans).toEqual(EXPECTED.map(toKnownPlan))
    expect(await database.query(`SELECT plans FROM tools WHERE slug = 'birch'`)).toEqual([{ plans: [] }])
    expect(await database.query('SELECT old_value, new_value FROM tool_changes ORDER BY sequence')).toEqual([
      { old_value: [], new_value: EXPECTED },
      { old_value: ['Quick'], new_value: ['Slow'] },
      { old_value: { name: 'Abacus', plans: EXPECTED }, new_value: null },
    ])
  } finally {
    await database.close()
  }
})
