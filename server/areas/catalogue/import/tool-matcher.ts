/** Finds the tool of an imported row. */

import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import type { ImportRow, RowProblem } from '#core/catalogue/import-row.ts'
import { slugOfName } from '#core/catalogue/new-tool.ts'
import { addressKey, nameKey, nameKeys } from '#core/catalogue/tool-identity.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { TransactionClient } from '#server/platform/database/database.ts'
import { type Categories, readToolStates, type StoredTool } from '../changes/tool-state.ts'

/** A candidate; `stored` is null when an earlier row of the batch creates it. */
type KnownTool = { readonly state: ToolState; readonly stored: StoredTool | null }

type Match =
  | { readonly tool: KnownTool }
  /** No match. */
  | 'new'
  | { readonly problem: RowProblem }

export type ToolMatcher = {
  match(row: ImportRow): Match
  /** Whether a slug is taken, among those in the batch. */
  bySlug(slug: string): KnownTool | undefined
  /** Makes a tool created by the batch visible to later rows. */
  add(state: ToolState): void
}

/** The slug for a new tool; empty when its name gives none. */
export const slugOfRow = (row: ImportRow): string => row.slug ?? slugOfName(row.values.name ?? '')

const present = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => value !== null && value !== undefined && value !== '')

/** Loads all candidates of the rows in one statement. */
export const createToolMatcher = async (
  tx: TransactionClient,
  categories: Categories,
  rows: readonly ImportRow[],
): Promise<ToolMatcher> => {
  const ids = present(rows.map(({ id }) => id))
  const slugs = present(rows.map(slugOfRow))
  const addresses = present(rows.map(({ values }) => addressKey(values.website_url)))
  const names = present(rows.map(({ values }) => (values.name === undefined ? null : nameKey(values.name))))
  // One condition per name: for an array the planner expects half the table and scans all of it.
  const candidates = await readToolStates(
    tx,
    categories,
    Prisma.sql`WHERE t.id IN (
      SELECT id FROM tools WHERE id = ANY(${ids}::uuid[])
      UNION SELECT id FROM tools WHERE slug = ANY(${slugs}::text[])
      UNION SELECT id FROM tools WHERE address_key = ANY(${addresses}::text[])
      UNION SELECT named.id FROM unnest(${names}::text[]) AS key
        CROSS JOIN LATERAL (SELECT id FROM tools WHERE name_keys @> ARRAY[key] OFFSET 0) AS named)`,
  )

  const byId = new Map<string, KnownTool>()
  const bySlug = new Map<string, KnownTool>()
  const byAddress = new Map<string, KnownTool[]>()
  const byName = new Map<string, KnownTool[]>()
  const file = (tool: KnownTool) => {
    const { id, slug, values } = tool.state
    byId.set(id, tool)
    bySlug.set(slug, tool)
    const address = addressKey(values.website_url)
    if (address !== null) byAddress.set(address, [...(byAddress.get(address) ?? []), tool])
    for (const name of nameKeys(values)) byName.set(name, [...(byName.get(name) ?? []), tool])
  }
  for (const stored of candidates) file({ state: stored, stored })

  const ambiguous = (column: string, tools: readonly KnownTool[]): Match => {
    const named = tools.map(({ state }) => state.slug).sort()
    return {
      problem: { column, message: `matches several tools: ${named.join(', ')}. Specify one in the "slug" column` },
    }
  }

  return {
    bySlug: (slug) => bySlug.get(slug),
    add: (state) => file({ state, stored: null }),
    match: (row) => {
      const stated = (row.id === null ? undefined : byId.get(row.id)) ?? bySlug.get(row.slug ?? '')
      if (stated !== undefined) {
        const renamed = row.slug !== null && row.slug !== stated.state.slug
        const message = `is "${stated.state.slug}" in the catalog, and slugs can't be changed`
        return renamed ? { problem: { column: 'slug', message } } : { tool: stated }
      }
      // Only exports have ids, so this is a distinct tool.
      if (row.id !== null) return 'new'
      const { name, website_url } = row.values
      const address = addressKey(website_url)
      const key = name === undefined ? null : nameKey(name)
      const atAddress = (address === null ? undefined : byAddress.get(address)) ?? []
      const sameName = (key === null ? undefined : byName.get(key)) ?? []
      const both = atAddress.filter((tool) => sameName.includes(tool))
      for (const [column, found] of [
        ['website_url', both.length > 0 ? both : atAddress],
        ['name', sameName],
      ] as const) {
        const [tool, another] = found
        if (another !== undefined) return ambiguous(column, found)
        if (tool !== undefined) return { tool }
      }
      return 'new'
    },
  }
}
