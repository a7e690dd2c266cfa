/** How what lists read from their address is cleaned. */
import { MAX_SEARCH_LENGTH } from '../../core/catalogue/tool-query.ts'

/** A search as the API takes it: no control characters, single spaces, at most 100 characters. */
export function cleanSearch(text: string): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...folded].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** No list comes near it, and the server refuses to skip much further. */
const LAST_PAGE = 2000

/** The number of a page in an address, from 1; anything else counts as the first. */
export function cleanPage(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(page, LAST_PAGE)
}
