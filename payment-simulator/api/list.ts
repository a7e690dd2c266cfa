import { invalidRequest, missing } from '../errors.ts'
import type { Input } from './input.ts'

type Item = { readonly id: string; readonly created: number }

const MAX_LIMIT = 100
const DEFAULT_LIMIT = 10

/**
 * Reads `limit`, `starting_after`, `ending_before` and `created`; returns a function that pages a list, newest first.
 */
export const readPage = (input: Input) => {
  const limit = input.integer('limit') ?? DEFAULT_LIMIT
  const after = input.text('starting_after')
  const before = input.text('ending_before')
  const hasBounds = input.has('created')
  const bounds = hasBounds ? input.nested('created') : null
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => bounds?.integer(name) ?? null)
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`This value must be between 1 and ${MAX_LIMIT} (it currently is '${limit}').`, {
      param: 'limit',
    })
  }
  const isWithin = ({ created }: Item): boolean =>
    created > (gt ?? -1) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity)

  return <Kind extends Item>(url: string, oldestFirst: readonly Kind[], show: (item: Kind) => object) => {
    const all = oldestFirst.filter(isWithin).toReversed()
    const indexOf = (id: string, param: string): number => {
      const index = all.findIndex((item) => item.id === id)
      if (index === -1) throw missing('object', id, param, 400)
      return index
    }
    const to = before === null ? null : indexOf(before, 'ending_before')
    const from = to !== null ? Math.max(0, to - limit) : after === null ? 0 : indexOf(after, 'starting_after') + 1
    const data = all.slice(from, to ?? from + limit)
    const hasMore = to !== null ? from > 0 : from + limit < all.length
    return { object: 'list', data: data.map(show), has_more: hasMore, url }
  }
}
