import { describe, expect, it } from 'vitest'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot, type CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { readSearchIndex } from '#lab/eval-search/catalogue.ts'

const index = readSearchIndex()
const unread = buildSnapshot(readEngineTools(), 1)
const snapshot: CatalogueSnapshot = { ...unread, readSentence: sentenceReader(unread, index) }
const said = (sentence: string, meanings = readPurpose(index, sentence)) => ({ sentence, meanings })

/** A photographer, in terms of the twenty questions. */
const ANSWERS = { 1: ['content_creator'], 5: ['design'], 7: ['ease'], 11: ['social'] }
const SENTENCE = 'remove noise from my raw photos and sort thousands of shots'

describe('the user’s sentence', () => {
  it('ranks the tools found by the search higher', () => {
    const slugs = (purpose?: ReturnType<typeof said>) =>
      recommend({ ...ANSWERS, ...(purpose && { purpose }) }, snapshot).items.map(({ slug }) => slug)
    expect(slugs()).not.toContain('topaz-photo')
    expect(slugs(said(SENTENCE))).toContain('topaz-photo')
  })

  it('has a ledger row and a reason per part, in the user’s words', () => {
    const { items } = recommend({ ...ANSWERS, purpose: said(SENTENCE) }, snapshot)
    expect(items[0]?.ledger.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['“remove noise from my raw photos”', '“sort thousands of shots”']),
    )
    const photo = items.find(({ slug }) => slug === 'topaz-photo')
    expect(photo?.reasons.map(({ text }) => text).join(' ')).toContain('“remove noise from my raw photos,”')
    for (const item of items) {
      expect(item.ledger.reduce((sum, { points }) => sum + points, 0)).toBe(item.matchPercent)
      expect(item.ledger.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100)
    }
  })

  it('ignores a part once its topics are removed', () => {
    const list = (purpose?: ReturnType<typeof said>) =>
      recommend({ ...ANSWERS, ...(purpose && { purpose }) }, snapshot).items.map(({ slug }) => slug)
    const photos = 'edit photos'
    expect(list(said(photos))).not.toEqual(list())
    expect(list(said(photos, []))).toEqual(list())
  })

  it('is read deterministically, with tools of the snapshot only', () => {
    const parts = snapshot.readSentence(SENTENCE)
    expect(snapshot.readSentence(SENTENCE)).toBe(parts)
    expect(sentenceReader(unread, index)(SENTENCE)).toEqual(parts)
    const few = buildSnapshot(readEngineTools().slice(0, 5), 1)
    for (const { found } of sentenceReader(few, index)(SENTENCE)) expect(found).toHaveLength(5)
  })
})
