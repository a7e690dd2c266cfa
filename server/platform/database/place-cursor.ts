import { InvalidInputError } from '#core/errors.ts'
import { isUuid } from '#core/uuid.ts'

type PlaceCursor = {
  readonly place?: { readonly userId: string; readonly createdAt: Date | string; readonly id: string } | undefined
}

/**
 * The member's rows after a cursor, newest first. The cursor contains the position itself, since its row may be gone.
 * Throws InvalidInputError for a foreign cursor.
 */
export const behind = (cursor: PlaceCursor | undefined, userId: string) => {
  if (cursor === undefined) return {}
  const { place } = cursor
  const isPlace = place?.createdAt instanceof Date && !Number.isNaN(place.createdAt.getTime())
  // Cursors are client input and may be malformed.
  const id: unknown = place?.id
  if (!isPlace || place.userId !== userId || typeof id !== 'string' || !isUuid(id)) {
    throw new InvalidInputError('"after" is not a cursor of this list.', 'after')
  }
  return { OR: [{ createdAt: { lt: place.createdAt } }, { createdAt: place.createdAt, id: { lt: id } }] }
}
