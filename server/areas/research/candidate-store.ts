/** Stores found candidates, each once. */
import type { Prisma, ToolCandidate } from '#prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { FoundItem } from './feed-reader.ts'

export type Found = FoundItem & { readonly source: ToolCandidate['source']; readonly sourceName: string }

/** `listed`: already in the catalog; `seen`: found before. */
export type KeptItem =
  | { readonly kind: 'new' | 'seen'; readonly candidate: ToolCandidate }
  | { readonly kind: 'listed'; readonly slug: string }

const dataOf = ({ words: _words, ...item }: Found, at: Date): Prisma.ToolCandidateUncheckedCreateInput => ({
  ...item,
  foundAt: at,
})

/** Concurrent runs must see each other's candidates. */
export const lockCandidates = async (tx: TransactionClient): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tool candidate'))`
}

/**
 * Stores items in the transaction of the caller, who has locked the candidates. Listed tools are skipped; items with a
 * known candidate's URL, name or key (also a rejected one's) are counted with it.
 */
export const keepItems = async (
  tx: TransactionClient,
  /** Tool slugs by URL key, from before the transaction. */
  listed: ReadonlyMap<string, string>,
  items: readonly Found[],
  at: Date,
): Promise<KeptItem[]> => {
  const addresses = items.flatMap(({ addressKey }) => addressKey ?? [])
  const known = await tx.toolCandidate.findMany({
    where: {
      OR: [
        { itemKey: { in: items.map(({ itemKey }) => itemKey) } },
        { addressKey: { in: addresses } },
        { nameKey: { in: items.map(({ nameKey }) => nameKey) } },
      ],
    },
    orderBy: { foundAt: 'asc' },
  })
  const kept: KeptItem[] = []
  for (const item of items) {
    const slug = item.addressKey === null ? undefined : listed.get(item.addressKey)
    if (slug !== undefined) {
      kept.push({ kind: 'listed', slug })
      continue
    }
    const earlier = known.findIndex((candidate) => isSame(candidate, item))
    const before = known[earlier]
    if (before === undefined) {
      const candidate = await tx.toolCandidate.create({ data: dataOf(item, at) })
      known.push(candidate)
      kept.push({ kind: 'new', candidate })
      continue
    }
    const candidate = await tx.toolCandidate.update({
      where: { id: before.id },
      data: {
        timesSeen: { increment: 1 },
        ...(before.websiteUrl === null ? { websiteUrl: item.websiteUrl, addressKey: item.addressKey } : {}),
      },
    })
    known[earlier] = candidate
    kept.push({ kind: 'seen', candidate })
  }
  return kept
}

const isSame = (candidate: ToolCandidate, item: Found): boolean =>
  candidate.itemKey === item.itemKey ||
  candidate.nameKey === item.nameKey ||
  (item.addressKey !== null && candidate.addressKey === item.addressKey)
