import { expect, test } from 'vitest'
import { decisionNote, MAX_REVISION_NOTE, revisionNote } from '#core/revision-note.ts'

test('a note is trimmed, and null when empty', () => {
  expect([revisionNote(' Two words \n'), revisionNote(' '), revisionNote(null)]).toEqual(['Two words', null, null])
})

test('a note has at most 1,000 characters', () => {
  expect(revisionNote('x'.repeat(MAX_REVISION_NOTE))).toHaveLength(1_000)
  expect(() => revisionNote('x'.repeat(1_001))).toThrow('"note" must be at most 1000 characters.')
})

test('a rejection requires a reason, an acceptance does not', () => {
  expect(() => decisionNote(false, ' ')).toThrow('A rejection needs a reason.')
  expect([decisionNote(true, ''), decisionNote(false, 'No.')]).toEqual([null, 'No.'])
})
