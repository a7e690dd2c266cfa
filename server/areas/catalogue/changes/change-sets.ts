import type { ChangeSet, ChangeSetKind, ChangeSetState } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'

type Store = Pick<TransactionClient, 'changeSet'>

/** Opens a change set in state `running`. `source` describes the origin; `actorId` is the author. */
export const beginChangeSet = async (
  store: Store,
  clock: Clock,
  set: {
    readonly kind: ChangeSetKind
    readonly source: string
    readonly undoOfId?: string
    readonly actorId?: string | null
  },
): Promise<string> => {
  const { id } = await store.changeSet.create({ data: { ...set, startedAt: clock.now() }, select: { id: true } })
  return id
}

/** `refused`: rows or values that could not be applied. */
export const endChangeSet = async (
  store: Store,
  end: { readonly id: string; readonly state: ChangeSetState; readonly refused: number },
): Promise<void> => {
  const { id, state, refused } = end
  await store.changeSet.update({ where: { id }, data: { state, refused }, select: { id: true } })
}

/** Newest first. */
export const listChangeSets = ({ prisma }: Database, first: number): Promise<ChangeSet[]> =>
  prisma.changeSet.findMany({ orderBy: [{ startedAt: 'desc' }, { id: 'desc' }], take: first })
