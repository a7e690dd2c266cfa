/** The addresses of embeds and badges, which other sites show. */

/** The form of `/compare/{pair}` and `/embed/compare/{pair}`. No slug of a tool contains the word `vs`. */
export const PAIR_SEPARATOR = '-vs-'

export const toolEmbedPath = (slug: string): `/${string}` => `/embed/tool/${slug}`

export const comparisonEmbedPath = (pair: readonly [string, string]): `/${string}` =>
  `/embed/compare/${pair.join(PAIR_SEPARATOR)}`

export const badgePath = (slug: string): `/${string}` => `/badge/${slug}.svg`
