// @chunk parts
/** Sanitizing of list parameters in addresses. */
import { MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'

/** A search as the API accepts it: no control characters, single spaces, at most 100 characters. */
export function cleanSearch(text: string): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...folded].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** Far beyond any list, and close to the server's limit for skipping. */
const LAST_PAGE = 2000

/** The page number in an address, from 1; anything else counts as 1. */
export function cleanPage(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(page, LAST_PAGE)
}
