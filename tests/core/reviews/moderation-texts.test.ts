import { expect, test } from 'vitest'
import { answerProblem, editorTextProblem, REVIEW_LIMITS, reportNoteProblem } from '#core/reviews/review-texts.ts'

test('an answer is plain text with letters, at most 1,000 characters, and without links and contact data', () => {
  expect(answerProblem('Thank you.\n\nThe second language comes in March, in Abacus.ai too.')).toBeNull()
  expect(answerProblem('😀a'.repeat(REVIEW_LIMITS.answer / 2))).toBeNull()
  expect(answerProblem('')).toBe('The answer is required')
  expect(answerProblem('a'.repeat(REVIEW_LIMITS.answer + 1))).toBe('The answer can have at most 1,000 characters')
  expect(answerProblem('a\u0000b')).toBe('The answer must be plain text')
  expect(answerProblem('12.')).toBe('The answer must contain letters')
  for (const text of ['See www.abacus.example', 'abacus.example/help', 'Write to a@b.example', 'Call 555-010-0199']) {
    expect(answerProblem(text), text).toBe('The answer must not contain links, addresses or phone numbers')
  }
})

test('the note of a report can be empty and name an address', () => {
  expect(reportNoteProblem('')).toBeNull()
  expect(reportNoteProblem('Copied from https://other.example/review')).toBeNull()
  expect(reportNoteProblem('a'.repeat(REVIEW_LIMITS.reportNote))).toBeNull()
  expect(reportNoteProblem('a'.repeat(REVIEW_LIMITS.reportNote + 1))).toBe('The note can have at most 500 characters')
  expect(reportNoteProblem('a\u202eb')).toBe('The note must be plain text')
})

test('the text of an editor is required and can name an address', () => {
  expect(editorTextProblem('Read https://site.example/methodology')).toBeNull()
  expect(editorTextProblem('')).toBe('The text is required')
  expect(editorTextProblem('a'.repeat(REVIEW_LIMITS.editorText + 1))).toBe('The text can have at most 500 characters')
  expect(editorTextProblem('a\u0007b')).toBe('The text must be plain text')
})
