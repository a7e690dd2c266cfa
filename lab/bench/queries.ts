/** The three measured queries, as documents and as SQL statements, with their values. */
import { syntheticCategory, syntheticSlug, syntheticWord } from '#tests/support/synthetic-catalogue.ts'

export const QUERY_NAMES = ['q1', 'q2', 'q3'] as const
export type QueryName = (typeof QUERY_NAMES)[number]

type Query = {
  readonly title: string
  readonly document: string
  /** Returns the whole `data` of the response as text. $1 is the value. */
  readonly sql: string
  /** Whether both find the same tools. A search is ranked by the search engine; raw matches substrings. */
  readonly sameTools: boolean
  /** Its best plan depends on the value, so it is planned each time. */
  readonly planEachTime: boolean
  readonly valuesOf: (value: string) => readonly unknown[]
  /** The value of the n-th request, among `count` tools. */
  readonly value: (n: number, count: number) => string
}

const FIELDS = 'id slug name vendor description websiteUrl pricingModel prominence freeTier featured'
const COLUMNS = `t.id, t.slug, t.name, t.vendor, t.description, t.website_url AS "websiteUrl",
  upper(t.pricing_model::text) AS "pricingModel", t.prominence, t.free_tier AS "freeTier", t.featured`
const IN_CATEGORY = "t.status = 'active' AND t.category_id = (SELECT c.id FROM categories c WHERE c.slug = $1)"
const escaped = (term: string) => term.replace(/[\\%_]/g, (character) => `\\${character}`)

export const QUERIES: Readonly<Record<QueryName, Query>> = {
  q1: {
    title: 'Q1 page of a category',
    document: `query Q1($value: String!) { tools(category: [$value], first: 40) { totalCount nodes { ${FIELDS} } } }`,
    sql: `SELECT json_build_object('tools', json_build_object(
      'totalCount', (SELECT count(*) FROM tools t WHERE ${IN_CATEGORY}),
      'nodes', (SELECT coalesce(json_agg(p), '[]'::json) FROM (SELECT ${COLUMNS} FROM tools t WHERE ${IN_CATEGORY}
        ORDER BY t.prominence DESC, t.name_lower, t.id LIMIT 40) p)))::text AS data`,
    sameTools: true,
    planEachTime: false,
    valuesOf: (value) => [value],
    value: (n) => syntheticCategory(1 + (n % 52)),
  },
  q2: {
    title: 'Q2 one tool',
    document: `query Q2($value: String!) { tool(by: { slug: $value }) { ${FIELDS}
      longDescription lowestMonthlyPriceUsd skill features useCases pros cons } }`,
    sql: `SELECT json_build_object('tool', (SELECT row_to_json(p) FROM (SELECT ${COLUMNS},
      t.long_description AS "longDescription", t.price_cents / 100.0 AS "lowestMonthlyPriceUsd", t.skill, t.features,
      t.use_cases AS "useCases", t.pros, t.cons FROM tools t WHERE t.slug = $1) p))::text AS data`,
    sameTools: true,
    planEachTime: false,
    valuesOf: (value) => [value],
    value: (n, count) => syntheticSlug(1 + ((n * 7919) % count)),
  },
  q3: {
    title: 'Q3 search',
    document: `query Q3($value: String!) { tools(search: $value, first: 40) { totalCount nodes { ${FIELDS} } } }`,
    sql: `WITH hits AS MATERIALIZED (SELECT t.id, t.prominence, t.name_lower, CASE WHEN t.name_lower = $1 THEN 0
        WHEN t.name_lower LIKE $2 THEN 1 WHEN t.name_lower LIKE $3 THEN 2 ELSE 3 END AS rank
        FROM tools t WHERE t.status = 'active' AND (t.names_text LIKE $3 OR lower(t.description) LIKE $3)),
      chosen AS MATERIALIZED (SELECT * FROM hits ORDER BY rank, prominence DESC, name_lower, id LIMIT 40)
      SELECT json_build_object('tools', json_build_object('totalCount', (SELECT count(*) FROM hits),
        'nodes', (SELECT coalesce(json_agg(p), '[]'::json) FROM (SELECT ${COLUMNS} FROM chosen h JOIN tools t ON t.id = h.id
          ORDER BY h.rank, h.prominence DESC, h.name_lower, h.id) p)))::text AS data`,
    sameTools: false,
    planEachTime: true,
    valuesOf: (value) => [value, `${escaped(value)}%`, `%${escaped(value)}%`],
    value: (n) => syntheticWord(40 + (n % 40)),
  },
}

/** The request body. `n`, an undeclared variable ignored by servers, makes the request unique. */
export const bodyOf = (name: QueryName, value: string, n?: number): string =>
  JSON.stringify({ operationName: name.toUpperCase(), query: QUERIES[name].document, variables: { value, n } })
