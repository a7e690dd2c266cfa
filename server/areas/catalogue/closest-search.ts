import { Prisma } from '../../../prisma/client/client.ts'
import type { Database } from '../../platform/database/database.ts'

/** Shorter searches have too few letters to tell a slip from another word. */
const MIN_LENGTH = 3
/** How alike two texts must be, from 0 to 1, by the share of letter triples that they have in common. */
const MIN_SIMILARITY = 0.32

/**
 * The name of the active tool or of the category that is most like a search which found nothing; null when none comes
 * near. `chatgtp` answers with `ChatGPT`.
 */
export const closestSearch = async (database: Database, term: string): Promise<string | null> => {
  if ([...term].length < MIN_LENGTH) return null
  const [closest] = await database.read<{ name: string }>(Prisma.sql`
    SELECT name FROM (
      SELECT t.name, similarity(t.name_lower, ${term}) AS alike, t.prominence FROM tools t
      WHERE t.status = 'active' AND t.name_lower % ${term}
      UNION ALL
      SELECT c.name, similarity(lower(c.name), ${term}), 0 FROM categories c
      WHERE EXISTS (SELECT 1 FROM tools t WHERE t.category_id = c.id AND t.status = 'active')
    ) names
    WHERE alike >= ${MIN_SIMILARITY}::real
    ORDER BY alike DESC, prominence DESC, name
    LIMIT 1`)
  return closest?.name ?? null
}
