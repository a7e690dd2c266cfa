import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'

export type ListedToolsService = ReturnType<typeof createListedToolsService>

/** Looks up existing tools. */
export const createListedToolsService = ({ database }: { database: Database }) => ({
  /** The slug of the tool with this URL, else with this name or alias; null for none. */
  find: async (keys: { readonly addressKey: string; readonly nameKey: string }): Promise<string | null> => {
    const [found] = await database.read<{ slug: string }>(Prisma.sql`
      SELECT t.slug FROM tools t WHERE t.address_key = ${keys.addressKey} OR t.name_keys @> ARRAY[${keys.nameKey}]::text[]
      ORDER BY (t.address_key IS NOT DISTINCT FROM ${keys.addressKey}) DESC, (t.status = 'active') DESC, t.prominence DESC, t.slug
      LIMIT 1`)
    return found?.slug ?? null
  },

  /** Slugs by URL key. */
  slugsByAddress: async (addressKeys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (addressKeys.length === 0) return new Map()
    const rows = await database.read<{ key: string; slug: string }>(Prisma.sql`
      SELECT t.address_key AS key, t.slug FROM tools t WHERE t.address_key = ANY(${[...addressKeys]}::text[]) ORDER BY t.slug DESC`)
    return new Map(rows.map(({ key, slug }) => [key, slug]))
  },

  /** Ids by name key, including aliases. */
  idsByName: async (nameKeys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (nameKeys.length === 0) return new Map()
    const rows = await database.read<{ key: string; id: string }>(Prisma.sql`
      SELECT named.key, t.id::text AS id FROM unnest(${[...nameKeys]}::text[]) AS named(key)
        CROSS JOIN LATERAL (SELECT id, slug FROM tools WHERE name_keys @> ARRAY[named.key] ORDER BY slug LIMIT 1) AS t`)
    return new Map(rows.map(({ key, id }) => [key, id]))
  },
})
