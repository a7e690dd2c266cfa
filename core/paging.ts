import { InvalidInputError } from './errors.ts'

/** A page of a list with page numbers; `page` starts at 1. */
export type PageNumber = { readonly page: number; readonly first: number }

/** The largest page of a list, unless the list has its own. */
export const MAX_FIRST = 100
/** Cursors have no such limit. */
export const MAX_PAGE = 10_000

/** Throws InvalidInputError when the size of a page is not from 1 to `max`. */
export const checkFirst = (first: number, max = MAX_FIRST): void => {
  if (first < 1 || first > max) throw new InvalidInputError(`"first" must be a number from 1 to ${max}.`, 'first')
}

/** The offset and size of a numbered page. Throws InvalidInputError when `first` or `page` is out of range. */
export const sliceOf = (
  { page, first }: PageNumber,
  { maxFirst = MAX_FIRST, maxPage = MAX_PAGE }: { maxFirst?: number; maxPage?: number } = {},
): { readonly skip: number; readonly take: number } => {
  checkFirst(first, maxFirst)
  if (page < 1 || page > maxPage) throw new InvalidInputError(`"page" must be a number from 1 to ${maxPage}.`, 'page')
  return { skip: (page - 1) * first, take: first }
}
