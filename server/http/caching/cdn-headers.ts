/** Headers that let a CDN in front of the server keep a public response and remove it by its cache tags. */
import { type CacheTag, tagsOfResponse } from '../../platform/cache/cache-tags.ts'

/** The request headers that select a response. */
export type CdnVary = 'accept-encoding' | 'accept-encoding, accept'

/** Nothing removes responses from a CDN by itself, so this is also how old they can be. */
const FRESH_SECONDS = 60
/** How much longer a response may be sent while it is revalidated. Browsers do this too. */
const STALE_SECONDS = 60
/** Proxies limit the size of a response's headers. */
const MAX_TOOL_TAGS = 32

const forSharedCaches = (cacheControl: string): string => {
  const [maxAge = 'max-age=0'] = /\bmax-age=\d+/.exec(cacheControl) ?? []
  return `public, ${maxAge}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
}

/** Encoded, because the tag of a page contains the slug that was requested. */
const surrogateKey = (tags: readonly CacheTag[]): string =>
  tagsOfResponse(new Set(tags), MAX_TOOL_TAGS)
    .map((tag) => encodeURI(tag.toWellFormed()))
    .join(' ')

/** Takes and returns alternating names and values. */
export const withCdnHeaders = (headers: readonly string[], tags: readonly CacheTag[]): readonly string[] => [
  ...headers.map((text, index) => (headers[index - 1] === 'cache-control' ? forSharedCaches(text) : text)),
  'surrogate-key',
  surrogateKey(tags),
]
