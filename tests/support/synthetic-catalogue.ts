/** A synthetic catalog in a database: always the same rows for the same count. */
import { directoryRank } from '#core/catalogue/directory-rank.ts'
import { knownPlan } from './plans.ts'

const SYNTHETIC_CATEGORIES = 52
/** Words for descriptions: the first ones occur in many tools, the last ones in very few. */
const VOCABULARY = 3000
const BATCH = 2000
const SYLLABLES = 'balocamerixotudefigohujykanelipomu'
const PLATFORMS = ['web', 'mac', 'windows', 'linux', 'ios', 'android', 'extension', 'api']
const PRICING_MODELS = ['free', 'freemium', 'freemium', 'freemium', 'paid', 'paid', 'enterprise', null]
const FACTS = ['name', 'description', 'pricing_model', 'features']
const NOW = '2026-11-01T00:00:00Z'

/** A word by rank; 0 is the most frequent. All have six letters, so that none is part of another. */
export const syntheticWord = (rank: number): string =>
  [rank % 17, Math.floor(rank / 17) % 17, Math.floor(rank / 289) % 17]
    .map((syllable) => SYLLABLES.slice(syllable * 2, syllable * 2 + 2))
    .join('')

/** The slug of a tool, from 1 to the number of tools. */
export const syntheticSlug = (index: number): string => `tool-${index}`

/** The slug of a category, from 1 to 52; the first has the most tools. */
export const syntheticCategory = (index: number): string => `category-${index}`

/** Deterministic pseudorandom numbers from 0 to 1 (Mulberry32). */
const createDice = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const uuid = (space: number, index: number) => `00000000-0000-7000-${space}000-${index.toString(16).padStart(12, '0')}`
const capital = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
const categoryName = (index: number) => `${capital(syntheticWord(index * 7))} ${index}`

const toolRow = (index: number, roll: () => number) => {
  const below = (limit: number, skew = 1) => Math.floor(roll() ** skew * limit)
  const words = (count: number) => Array.from({ length: count }, () => syntheticWord(below(VOCABULARY, 3))).join(' ')
  const name = capital(`${words(1 + (index % 2))} ${index}`)
  const description = `${capital(words(12))}.`
  const category = 1 + below(SYNTHETIC_CATEGORIES, 1.5)
  const pricing = PRICING_MODELS[below(8)] ?? null
  const cents = roll() < 0.6 ? (1 + below(200, 3)) * 100 : null
  const plan = knownPlan({ usdMonth: (cents ?? 0) / 100, perSeat: true })
  const fame = roll()
  const prominence = fame < 0.7 ? 0 : fame < 0.93 ? 1 : fame < 0.99 ? 2 : 3
  return {
    id: uuid(8, index),
    slug: syntheticSlug(index),
    name,
    name_lower: name.toLowerCase(),
    names_text: name.toLowerCase(),
    vendor: `${capital(words(1))} Labs`,
    website_url: `https://tool-${index}.example/`,
    category_id: uuid(9, category),
    pricing_model: pricing,
    description,
    long_description: `${description} ${capital(words(45))}.`,
    features: [words(3), words(2), words(3), 'Export to PDF'],
    use_cases: [words(3), 'Reports for clients', words(2)],
    pros: ['Quick to learn', words(2)],
    cons: ['One language only', words(2)],
    plans: cents === null ? [] : [{ ...plan, asOf: '2025-06' }],
    events: [],
    price_cents: cents,
    free_tier: pricing === 'free' || pricing === 'freemium',
    topics: { [`topic_${below(80, 2)}`]: 1, [`topic_${below(80, 2)}`]: 0.6, [`topic_${below(80)}`]: 0.3 },
    prominence,
    directory_rank: directoryRank({ prominence, favorites: 0, visits: 0, editorRank: null }),
    skill: 1 + below(4, 2),
    general_assistant: roll() < 0.02,
    api_available: roll() < 0.3 ? null : roll() < 0.5,
    open_source: roll() < 0.15,
    platforms: PLATFORMS.slice(0, 1 + below(8, 2)),
    integrations: ['slack', 'zapier'],
    privacy: ['soc2'],
    industries: [],
    roles: [],
    team_fit: [],
    setup_minutes: 5 + below(60),
    status: roll() < 0.03 ? 'discontinued' : 'active',
    aliases: [],
    featured: roll() < 0.01,
    rating_count: 0,
    rating_sum: 0,
    rating_score: 3_500_000,
    rating_prior: 3_500_000,
    review_count: 0,
    verified_on: roll() < 0.1 ? '2026-06-01' : null,
    added_on: new Date(Date.UTC(2024, 0, 1 + below(900))).toISOString().slice(0, 10),
    created_at: NOW,
    updated_at: NOW,
  }
}

/** Runs one statement; pass JSON as text. */
type Run = (sql: string, parameters?: unknown[]) => Promise<{ rows: unknown[] }>

/** Indexes that are slow to fill row by row. */
const SLOW_INDEXES = `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = current_schema() AND tablename = 'tools' AND indexdef LIKE '% USING gin %'`

/**
 * Fills a migrated, empty database with `count` tools. Distributions match a real catalog: categories of different
 * sizes, few famous tools, few frequent words. Updates the planner's statistics at the end.
 */
export const loadSyntheticCatalogue = async (run: Run, count: number): Promise<void> => {
  const indexes = (await run(SLOW_INDEXES)).rows as { name: string; definition: string }[]
  for (const { name } of indexes) await run(`DROP INDEX "${name}"`)
  const categories = Array.from({ length: SYNTHETIC_CATEGORIES }, (_, index) => ({
    id: uuid(9, index + 1),
    slug: syntheticCategory(index + 1),
    name: categoryName(index + 1),
    description: `Tools of the kind ${index + 1}.`,
  }))
  const insert = (table: string, rows: object[]) =>
    run(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [JSON.stringify(rows)])
  await insert('categories', categories)
  const roll = createDice(20_261_101)
  for (let start = 1; start <= count; start += BATCH) {
    const length = Math.min(BATCH, count - start + 1)
    await insert(
      'tools',
      Array.from({ length }, (_, offset) => toolRow(start + offset, roll)),
    )
  }
  await run(`INSERT INTO tool_facts (tool_id, field, source, known_for) SELECT t.id, f, 'editorial', '2025-06-01'
    FROM tools t CROSS JOIN unnest(ARRAY['${FACTS.join("', '")}']) f`)
  await insert('catalogue_state', [{ id: 1, revision: 1, data_hash: 'synthetic', changed_at: NOW }])
  for (const { definition } of indexes) await run(definition)
  await run('VACUUM ANALYZE')
}
