import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Synonym } from '#core/search/index/search-record.ts'

const FILE = path.join(import.meta.dirname, '../../../../prisma/data/synonyms.json')

let synonyms: readonly Synonym[] | null = null

/** Read once; the catalog lint validates their format. */
export const readSynonyms = (): readonly Synonym[] => {
  synonyms ??= existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly synonyms: readonly Synonym[] }).synonyms
    : []
  return synonyms
}
