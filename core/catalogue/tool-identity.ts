import { safeWebsiteUrl } from '../website-url.ts'
import { type NamedTool, otherNames } from './former-names.ts'
import { foldText } from './tool-query.ts'

/** Database indexes limit the length of a value. */
const MAX_KEY = 500

/** Host without `www.`, path and query. Equal keys mean the same page. Null for a URL that cannot be linked. */
export const addressKey = (address: string | null | undefined): string | null => {
  const url = safeWebsiteUrl(address)
  if (url === null) return null
  const { hostname, pathname, search } = new URL(url)
  return `${hostname.replace(/^www\./, '').replace(/\.$/, '')}${pathname.replace(/\/+$/, '')}${search}`.slice(
    0,
    MAX_KEY,
  )
}

/** Punctuation and spaces, except for the signs at the end of a word that distinguish `C`, `C++` and `C#`. */
const INSIGNIFICANT = /(?<![\p{L}\p{M}\p{N}+#])[+#]+|[+#]+(?=[\p{L}\p{M}\p{N}])|[^\p{L}\p{M}\p{N}+#]/gu

/** Ignores case, punctuation and spaces: `Copy.ai` and `copy AI` are equal. Null when nothing is left. */
export const nameKey = (name: string): string | null => {
  const key = foldText(name.normalize('NFKC')).replace(INSIGNIFICANT, '').slice(0, MAX_KEY)
  return key === '' ? null : key
}

/** Keys of name, aliases and former names, the name first, deduplicated. */
export const nameKeys = (tool: NamedTool): string[] => [
  ...new Set([tool.name, ...otherNames(tool)].map(nameKey).filter((key) => key !== null)),
]
