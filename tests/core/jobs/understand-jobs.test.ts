import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildJobIndex } from '#core/jobs/job-index.ts'
import { suggestJobs } from '#core/jobs/suggest-jobs.ts'
import { understandJobs } from '#core/jobs/understand-jobs.ts'
import { job } from './job-fixture.ts'

const jobs = [
  job('Transcribe meetings', ['meeting minutes', 'take notes in meetings', 'write down what was said in a call'], {
    phrases: {
      en: ['meeting minutes', 'take notes in meetings'],
      de: ['besprechung mitschreiben'],
      es: [],
      fr: [],
      pt: [],
    },
  }),
  job('Turn videos into text', ['convert video to text', 'video transcript', 'get the text of a video']),
  job('Make videos from text', ['text to video', 'generate a video from a prompt']),
  job('Translate documents', ['translate a contract', 'translate files'], {
    phrases: { en: ['translate a contract'], de: ['übersetzer'], es: [], fr: ['traduction'], pt: [] },
  }),
]
const index = buildJobIndex(jobs)
const slugsOf = (text: string) => understandJobs(index, text).map((found) => jobs[found.job]?.slug)

describe('the jobs that a text means', () => {
  it.each([
    ['meeting minutes', 'transcribe-meetings'],
    ['I need the minutes of our board meeting', 'transcribe-meetings'],
    ['Transcribe meetings', 'transcribe-meetings'],
    ['text to video', 'make-videos-from-text'],
    ['convert video to text', 'turn-videos-into-text'],
    ['Übersetzer', 'translate-documents'],
    ['traduction', 'translate-documents'],
    ['Besprechung mitschreiben', 'transcribe-meetings'],
  ])('%s: %s', (text, slug) => {
    expect(slugsOf(text)[0]).toBe(slug)
  })

  it('are none for other texts, single stop words, and quoted words', () => {
    expect(slugsOf('bake a cake')).toEqual([])
    expect(slugsOf('the')).toEqual([])
    expect(slugsOf('')).toEqual([])
    expect(slugsOf('"meeting minutes"')).toEqual([])
  })

  it('have a confidence from 0 to 1, most likely first, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom(...jobs.flatMap((one) => one.phrases.en))),
        (text) => {
          const confidences = understandJobs(index, text).map(({ confidence }) => confidence)
          expect(confidences).toEqual([...confidences].sort((a, b) => b - a))
          for (const confidence of confidences) {
            expect(confidence).toBeGreaterThan(0)
            expect(confidence).toBeLessThanOrEqual(1.000001)
          }
        },
      ),
    )
  })
})

describe('suggested jobs', () => {
  const namesFor = (text: string, limit = 3) => suggestJobs(index, text, limit).map((at) => jobs[at]?.name)

  it.each([
    ['transc', ['Turn videos into text', 'Transcribe meetings']],
    ['meeting m', ['Transcribe meetings']],
    ['ubers', ['Translate documents']],
  ])('%s', (text, names) => {
    expect(new Set(namesFor(text))).toEqual(new Set(names))
  })

  it('are first those that more of their phrases complete, whatever little words are typed', () => {
    const phrases = ['film a talk', 'film an interview', 'film a lecture']
    const many = buildJobIndex([job('Cut clips', ['film x']), job('Make films', phrases)])
    expect(suggestJobs(many, 'film', 2)).toEqual([1, 0])
    expect(suggestJobs(many, 'film the lec', 2)).toEqual([1])
  })

  it('need three letters, and end at the limit', () => {
    expect(namesFor('me')).toEqual([])
    expect(namesFor('video', 1)).toHaveLength(1)
  })
})
