import { describe, expect, test } from 'vitest'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { MAX_SHORT_REASON, shortReason } from '#core/recommendations/explanations/short-reason.ts'
import { reasonVerifier } from '#core/recommendations/explanations/verifier.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { readSearchIndex } from '#lab/eval-search/catalogue.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'

const index = readSearchIndex()
const unread = buildSnapshot(readEngineTools(), 1, readJobs())
const snapshot = { ...unread, readSentence: sentenceReader(unread, index) }

const SENTENCES = [
  'write blog posts, plan campaigns and answer customers, without a subscription',
  'transcribe long recordings of interviews with several people, then summarize them for my team',
  'edit photos of houses, and make short videos of them for Instagram',
  'find papers about protein folding, and keep their references in one place',
]
const random = randomFrom(20_261_129)
const cases = Array.from({ length: 150 }, (_, i) => {
  const answers = randomAnswers(random)
  const sentence = SENTENCES[i % (2 * SENTENCES.length)]
  return sentence === undefined
    ? answers
    : normalizeAnswers({ ...answers, purpose: { sentence, meanings: readPurpose(index, sentence) } })
})
const all = cases.flatMap((answers) =>
  recommend(answers, snapshot).items.map((item) => ({ answers, item, short: shortReason(item) })),
)

const withoutEnd = (text: string): string => text.replace(/[.,]?”?$/, '').toLowerCase()

describe('the reason on a card', () => {
  test('has at most 120 characters', () => {
    expect(all.length).toBeGreaterThan(1_000)
    expect(all.filter(({ item }) => item.reason.length > MAX_SHORT_REASON).length).toBeGreaterThan(300)
    for (const { short } of all) expect(short.length, short).toBeLessThanOrEqual(MAX_SHORT_REASON)
  })

  test('is the whole reason where that fits', () => {
    for (const { item, short } of all) if (item.reason.length <= MAX_SHORT_REASON) expect(short).toBe(item.reason)
  })

  test('consists of whole clauses of the reason, in one sentence with its quotation whole', () => {
    for (const { item, short } of all) {
      if (short.endsWith(`is in the category ${item.categoryName}.`)) continue
      expect(short.startsWith(item.name) || /^[^\p{Ll}]/u.test(short), short).toBe(true)
      expect(short).toMatch(/[.?]”?$/)
      const [before = '', after = '-'] = item.reason.toLowerCase().split(withoutEnd(short))
      expect(before, short).toMatch(/^$|[,”] (and )?$/)
      expect(after, short).toMatch(/^[.,]?”?($|:|, and this is what | which helps because )|^, which helps because /)
      for (const mark of ['“', '”'])
        expect(short.split(mark).length).toBeLessThanOrEqual(item.reason.split(mark).length)
      expect(short.split('“').length).toBe(short.split('”').length)
    }
  })

  test('says no more than the record', () => {
    for (const { item, answers, short } of all) {
      const tool = snapshot.tools[snapshot.indexById.get(item.toolId) ?? -1]
      const [reason] = item.reasons
      if (tool === undefined || reason === undefined || short.includes(' is in the category ')) continue
      expect(reasonVerifier(tool, answers)({ ...reason, text: short }), short).toEqual([])
    }
  })

  test('seldom has to say the category alone', () => {
    const plain = all.filter(({ item, short }) => short !== item.reason && short.includes(' is in the category '))
    expect(plain.length / all.length).toBeLessThan(0.01)
  })
})

describe('a reason loses', () => {
  const shortOf = (reason: string, name = 'Scribe') => shortReason({ reason, name, categoryName: 'Writing' })
  const long = 'need help with email, meetings and team communication'

  test.each([
    [
      `Because you ${long}, Scribe is worth a look: it offers “Notes, actions and drafts of replies.”`,
      'Scribe is worth a look: it offers “Notes, actions and drafts of replies.”',
    ],
    [
      `Scribe offers “Notes, actions and drafts of replies,” which helps because you ${long}.`,
      'Scribe offers “Notes, actions and drafts of replies.”',
    ],
    [
      `You ${long}, and people use Scribe for jobs such as “Send notes after every meeting.”`,
      'People use Scribe for jobs such as “Send notes after every meeting.”',
    ],
    [
      `Because you ${long}, you may want to take notes in meetings, and people use Scribe for this: “Send notes to everybody who was invited after every meeting, with tasks.”`,
      'You may want to take notes in meetings, and people use Scribe for this.',
    ],
    [
      `Because you ${long}, you may want to take notes in meetings, and Scribe offers “Notes, actions and drafts of replies.”`,
      'You may want to take notes in meetings, and Scribe offers “Notes, actions and drafts of replies.”',
    ],
    [
      `Because you ${long}, you may want to take notes in meetings, and Scribe offers “Notes, actions and drafts of replies to everybody who was invited.”`,
      'Scribe offers “Notes, actions and drafts of replies to everybody who was invited.”',
    ],
    [
      `Because you ${long}, you may want to take notes in meetings, and this is what Scribe is: “Joins online meetings, writes notes and files the results.”`,
      'This is what Scribe is: “Joins online meetings, writes notes and files the results.”',
    ],
    [
      `Because you ${long}, you may want to take notes in meetings, and this is what Scribe is: “Joins online meetings, transcribes them, writes summaries and files the results in your other tools.”`,
      'You may want to take notes in meetings.',
    ],
    [
      `You wrote “a very long wish, and Scribe is in it, with commas,” and Scribe could help you take notes: one of its uses is “Send notes.”`,
      'Scribe could help you take notes: one of its uses is “Send notes.”',
    ],
  ])('the clause about the answer first: %s', (reason, short) => {
    expect(shortOf(reason)).toBe(short)
  })

  test('nothing of a name that starts in lower case', () => {
    expect(
      shortOf(`Because you ${long}, n8n could be a good fit: a typical use is “Sort incoming email.”`, 'n8n'),
    ).toBe('n8n could be a good fit: a typical use is “Sort incoming email.”')
  })

  test('everything if its only short clause refers back to another one', () => {
    const reason = `Because you already use Microsoft Office and Google Analytics, it helps that ${'Scribe for Very Large Teams'} connects to both.`
    expect(shortOf(reason, 'Scribe for Very Large Teams')).toBe(
      'Scribe for Very Large Teams is in the category Writing.',
    )
  })
})
