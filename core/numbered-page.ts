import { InvalidInputError } from './errors.ts'

export type NumberedPage = { readonly page: number; readonly first: number }

const MAX_FIRST = 100
const MAX_PAGE = 10_000

/**
 * Where a numbered page of a list begins and how many entries it may hold.
 * @throws InvalidInputError unless `page` is from 1 to 10,000 and `first` from 1 to 100.
 */
export const sliceOf = ({ page, first }: NumberedPage): { readonly skip: number; readonly take: number } => {
  if (page < 1 || page > MAX_PAGE) throw new InvalidInputError('"page" must be a number from 1 to 10000.', 'page')
  if (first < 1 || first > MAX_FIRST) throw new InvalidInputError('"first" must be a number from 1 to 100.', 'first')
  return { skip: (page - 1) * first, take: first }
}
