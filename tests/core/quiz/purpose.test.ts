import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canonicalAnswers, normalizeAnswers } from '#core/quiz/answers.ts'
import { meaningLabel, meaningOf, normalizePurpose } from '#core/quiz/purpose.ts'
import { sentenceParts } from '#core/quiz/sentence-parts.ts'

describe('the user’s own words', () => {
  it('are normalized to one line, with known, unique, ordered meanings', () => {
    expect(
      normalizePurpose({ sentence: '  edit \n podcasts ', meanings: ['free', 'topic:podcast', 'free', 'x', 7] }),
    ).toEqual({
      sentence: 'edit podcasts',
      meanings: ['topic:podcast', 'free'],
    })
  })

  it.each([undefined, null, 'text', 7, {}, { sentence: ' ' }, { sentence: 7 }, { meanings: ['free'] }])(
    'is nothing when it is %j',
    (input) => {
      expect(normalizePurpose(input)).toBeUndefined()
    },
  )

  it('are stable once normalized, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string()), (sentence, meanings) => {
        const once = normalizePurpose({ sentence, meanings })
        expect(normalizePurpose(once)).toEqual(once)
        expect([...(once?.sentence ?? '')].length).toBeLessThanOrEqual(200)
        expect(once?.sentence.isWellFormed() ?? true).toBe(true)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('are part of the answers that identify a result', () => {
    const plain = { 1: ['developer'] }
    const said = { ...plain, purpose: { sentence: 'write tests', meanings: ['topic:code'] } }
    const texts = [
      plain,
      said,
      { ...said, purpose: { ...said.purpose, meanings: [] } },
      { ...said, purpose: { ...said.purpose, sentence: 'write' } },
    ].map((answers) => canonicalAnswers(normalizeAnswers(answers)))
    expect(new Set(texts).size).toBe(4)
    expect(texts[0]).toBe('1=developer')
  })
})

test.each([
  ['edit my podcast and clean up the sound', ['edit my podcast', 'clean up the sound']],
  ['find leads, write emails; then call', ['find leads', 'write emails', 'call']],
  ['brand and android apps', ['brand', 'android apps']],
  ['Excel and video editing', ['Excel', 'video editing']],
  ['translate and then print books', ['translate', 'print books']],
  ['read and brief court cases', ['read and brief court cases']],
  ['answer calls, book and move appointments', ['answer calls', 'book and move appointments']],
  ['reply to mails in English and Italian', ['reply to mails in English and Italian']],
  ['get the notes and next steps into the CRM', ['get the notes and next steps into the CRM']],
  ['find shops that could take our wine, write to them', ['find shops that could take our wine, write to them']],
  ['find shops and not forget to ask again', ['find shops', 'not forget to ask again']],
  ['answer chats and email', ['answer chats and email']],
  ['answer chats and email customers', ['answer chats', 'email customers']],
  ['translate or edit long texts, then print', ['translate or edit long texts', 'print']],
  ['ads and newsletters', ['ads', 'newsletters']],
  ['sandboxes', ['sandboxes']],
  ['a, b, c', []],
  ['same and same', ['same']],
  ['one1, two2, three3, four4, five5, six6, seven7', ['one1', 'two2', 'three3', 'four4', 'five5', 'six6']],
])('are split into parts: "%s"', (sentence, parts) => {
  expect(sentenceParts(sentence)).toEqual(parts)
})

test.each([
  ['topic:seo', 'SEO'],
  ['topic:podcast', 'Podcasts'],
  ['free', 'Free'],
  ['open_source', 'Open source'],
  ['mcp_server', 'Has an MCP server'],
  ['api', 'Has an API'],
  ['platform:mac', 'macOS'],
  ['privacy:hipaa', 'HIPAA'],
  ['integration:slack', 'Works with Slack'],
  ['max_price:20', 'Up to $20 a month'],
])('show a chip for %s', (id, label) => {
  const meaning = meaningOf(id)
  expect(meaning && meaningLabel(meaning)).toBe(label)
})

test.each(['', 'topic:', 'topic:toString', 'max_price:0', 'max_price:01', 'max_price:1e3', '__proto__'])(
  '%j means nothing',
  (id) => {
    expect(meaningOf(id)).toBeNull()
  },
)
