/** Which pages have an embed. */
import { isSlug } from '../slug.ts'
import { PAIR_SEPARATOR } from './embed-address.ts'

/** The slugs of two different tools; null for any other text. */
export const readPairName = (name: string): readonly [string, string] | null => {
  const [one = '', other = '', ...more] = name.split(PAIR_SEPARATOR)
  return more.length === 0 && one !== other && isSlug(one) && isSlug(other) ? [one, other] : null
}

/** What the embed of a page is about. */
export type EmbedSubject =
  | { readonly kind: 'tool'; readonly slug: string }
  | { readonly kind: 'comparison'; readonly pair: readonly [string, string] }

/** The pages that have an embed: a tool, a comparison, and two tools side by side. Null for any other page. */
export const embedSubjectOf = ({ pathname, searchParams }: URL): EmbedSubject | null => {
  const [, area, name, ...more] = pathname.split('/')
  if (more.length > 0) return null
  if (area === 'tool' && name !== undefined && isSlug(name)) return { kind: 'tool', slug: name }
  if (area !== 'compare') return null
  const pair = readPairName(name ?? (searchParams.get('tools') ?? '').split(',').join(PAIR_SEPARATOR))
  return pair === null ? null : { kind: 'comparison', pair }
}

/** The address that describes the embed of a page by oEmbed. Both addresses are absolute. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}/oembed?${new URLSearchParams({ url: page, format: 'json' })}`
