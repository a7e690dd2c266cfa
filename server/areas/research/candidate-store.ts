/** Candidates that were found: each is kept once, whatever finds it again. */
import type { Prisma, ToolCandidate } from '../../../prisma/client/client.ts'
import type { TransactionClient } from '../../platform/database/database.ts'
import type { FoundItem } from './feed-reader.ts'

export type Found = FoundItem & { readonly source: ToolCandidate['source']; readonly sourceName: string }

/** What became of an item: `listed` is in the catalogue, `seen` was found before. */
export type KeptItem =
  | { readonly kind: 'new' | 'seen'; readonly candidate: ToolCandidate }
  | { readonly kind: 'listed'; readonly slug: string }

const dataOf = ({ words: _words, ...item }: Found, at: Date): Prisma.ToolCandidateUncheckedCreateInput => ({
  ...item,
  foundAt: at,
  lastSeenAt: at,
})

/** Two runs at one moment must find each other's candidates. */
export const lockCandidates = async (tx: TransactionClient): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tool candidate'))`
}

/**
 * Keeps items in the transaction of the caller, who has locked the candidates. An item whose address the catalogue has is
 * left out; one with the address, name or item of a known candidate, rejected ones too, counts with that.
 */
export const keepItems = async (
  tx: TransactionClient,
  /** Slugs of tools by the key of their address, as they were before the transaction. */
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
        lastSeenAt: at,
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
