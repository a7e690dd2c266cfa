import { InvalidInputError } from './errors.ts'

export type NumberedPage = { readonly page: number; readonly first: number }

const MAX_FIRST = 100
/** An offset that a client made up must not overflow the database's integers. */
const MAX_PAGE = 10_000

/**
 * Where a numbered page of a list begins and how many entries it may hold.
 * @throws InvalidInputError unless `first` is from 1 to `maxFirst` and `page` from 1 to `maxPage`.
 */
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
