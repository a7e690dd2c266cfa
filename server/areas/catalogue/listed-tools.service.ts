import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'

export type ListedToolsService = ReturnType<typeof createListedToolsService>

/** Whether the catalogue has a tool already. */
export const createListedToolsService = ({ database }: { database: Database }) => ({
  /** The slug of the tool with this address, else of the one with this name or alias; null when there is none. */
  find: async (keys: { readonly addressKey: string; readonly nameKey: string }): Promise<string | null> => {
    const [found] = await database.read<{ slug: string }>(Prisma.sql`
      SELECT t.slug FROM tools t WHERE t.address_key = ${keys.addressKey} OR t.name_keys @> ARRAY[${keys.nameKey}]::text[]
      ORDER BY (t.address_key IS NOT DISTINCT FROM ${keys.addressKey}) DESC, (t.status = 'active') DESC, t.prominence DESC, t.slug
      LIMIT 1`)
    return found?.slug ?? null
  },
})
