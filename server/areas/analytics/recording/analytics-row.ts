import { hash as digest } from 'node:crypto'
import type { AnalyticsKind } from '#prisma/client/client.ts'

/** In database column names. */
export type AnalyticsRow = {
  readonly id: string
  readonly kind: AnalyticsKind
  /** ISO 8601. */
  readonly at: string
  readonly visit_key: string | null
  readonly user_id: string | null
  readonly bucket: 'person' | 'bot'
  readonly reason: string | null
  readonly path?: string | null
  readonly title?: string | null
  readonly source?: string | null
  readonly medium?: string | null
  readonly campaign?: string | null
  readonly category?: string | null
  readonly action?: string | null
  readonly label?: string | null
  readonly value?: number | null
  readonly pages?: number
  readonly bounced?: boolean
}

export const ROW_COLUMNS = [
  'id',
  'kind',
  'at',
  'visit_key',
  'user_id',
  'bucket',
  'reason',
  'path',
  'title',
  'source',
  'medium',
  'campaign',
  'category',
  'action',
  'label',
  'value',
  'pages',
  'bounced',
] as const satisfies readonly (keyof AnalyticsRow)[]

/** The first 128 bits of a hexadecimal hash as a UUID. */
export const uuidOfHash = (hexadecimal: string): string =>
  [0, 8, 12, 16, 20].map((start, index, starts) => hexadecimal.slice(start, starts[index + 1] ?? 32)).join('-')

/** Derived from the identifying parts, so that duplicates have the same id. */
export const recordId = (...parts: readonly (string | number)[]): string =>
  uuidOfHash(digest('sha256', JSON.stringify(parts)))

/** Row size without texts, with object and index overhead, measured with 50,000 rows. */
const ROW_BYTES = 400

/** Approximate memory of a row. */
export const bytesOf = ({ path, title, source, medium, campaign, category, action, label }: AnalyticsRow): number =>
  [path, title, source, medium, campaign, category, action, label].reduce<number>(
    (sum, text) => sum + (text?.length ?? 0),
    ROW_BYTES,
  )
