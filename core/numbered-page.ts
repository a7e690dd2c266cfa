import { InvalidInputError } from './errors.ts'

export type NumberedPage = { readonly page: number; readonly first: number }

const MAX_FIRST = 100
/** Client-supplied offsets must not overflow the database's integers. */
const MAX_PAGE = 10_000

/** The offset and size of a numbered page. Throws InvalidInputError when `first` or `page` is out of range. */
export const sliceOf = (
  { page, first }: NumberedPage,
  { maxFirst = MAX_FIRST, maxPage = MAX_PAGE }: { maxFirst?: number; maxPage?: number } = {},
): { readonly skip: number; readonly take: number } => {
  if (first < 1 || first > maxFirst) {
    throw new InvalidInputError(`"first" must be a number from 1 to ${maxFirst}.`, 'first')
  }
  if (page < 1 || page > maxPage) throw new InvalidInputError(`"page" must be a number from 1 to ${maxPage}.`, 'page')
  return { skip: (page - 1) * first, take: first }
}
