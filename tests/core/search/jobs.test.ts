import { describe, expect, it } from 'vitest'
import { readPurpose, readSentence } from '#core/search/read-purpose.ts'
import { searchTools } from '#core/search/search-tools.ts'
import { job } from '../jobs/job-fixture.ts'
import { indexOf, namesFound, record } from './search-fixture.ts'

const grade = (tool: string, value: 1 | 2 | 3) => ({ tool, grade: value, evidence: '' })

const jobs = [
  job('Document patient visits', ['write visit notes', 'soap notes from a visit', 'clinical scribe'], {
    phrases: { en: ['write visit notes', 'clinical scribe'], de: ['arztbrief schreiben'], es: [], fr: [], pt: [] },
    tools: [grade('heidi', 3), grade('freed', 2), grade('writer', 1)],
    not: [{ tool: 'scribe', reason: 'Documents clicks, not visits.' }],
  }),
  job('Manage team projects', ['project boards for a team', 'task board'], {
    tools: [grade('board', 3), grade('lists', 2)],
  }),
  job('Blog for a company', ['write blog posts', 'blog posts for our site']),
  // A word tells more about a job the more jobs do without it.
  ...Array.from({ length: 60 }, (_, at) => job(`Do chore${at} well`, [`chore${at} in house${at}`, `yard${at} work`])),
]
const index = indexOf(
  [
    record('Heidi', { description: 'Listens and writes for clinicians.' }),
    record('Freed', { description: 'A listener for doctors.', freeTier: true, priceCents: 0 }),
    record('Writer', { description: 'Writes visit notes and other notes.' }),
    record('Scribe', { description: 'Writes notes on the visit of each screen.' }),
    record('Board', { description: 'Boards.' }),
    record('Lists', { description: 'Lists.' }),
  ],
  [],
  jobs,
  [
    { name: 'Basecamp', jobs: ['manage-team-projects'] },
    { name: 'Close', jobs: ['manage-team-projects'], ordinary: true },
    { name: 'Wunderlist', aliases: ['Wunder List'], jobs: ['manage-team-projects'], ended: true },
  ],
)

describe('a search that means a job', () => {
  it('finds its tools by grade, and lowers those that only share its words', () => {
    expect(namesFound(index, 'write visit notes')).toEqual(['Heidi', 'Writer', 'Freed'])
    expect(searchTools(index, 'write visit notes').jobs).toEqual([0])
  })

  it('works in other languages, without a correction of their words', () => {
    const { correction } = searchTools(index, 'Arztbrief schreiben')
    expect(correction).toBeNull()
    expect(namesFound(index, 'Arztbrief schreiben')[0]).toBe('Heidi')
  })

  it('keeps its conditions first', () => {
    expect(namesFound(index, 'free clinical scribe')[0]).toBe('Freed')
  })

  it('is read by its words alone in quotes, and when it is a name', () => {
    expect(searchTools(index, '"write visit notes"').jobs).toEqual([])
    expect(searchTools(index, 'Scribe').jobs).toEqual([])
    expect(namesFound(index, 'Scribe')[0]).toBe('Scribe')
  })
})

describe('a search for alternatives to a product outside of the catalog', () => {
  it.each([
    ['alternative to basecamp', 0],
    ['tools similar to Basecamp', 0],
    ['basecamp alternatives', 0],
    ['Basecamp vs', 0],
    ['basecamp', 0],
    ['wunder list alternative', 2],
    ['alternative to Close', 1],
  ])('%s', (text, product) => {
    const found = searchTools(index, text)
    expect(found.outside).toBe(product)
    expect(namesFound(index, text)).toEqual(['Board', 'Lists'])
  })

  it('needs more than an ordinary word', () => {
    expect(searchTools(index, 'close').outside).toBeNull()
  })

  it('needs the product beside the words that ask for others', () => {
    expect(searchTools(index, 'alternative to board for close reading').outside).toBeNull()
  })
})

describe('a sentence', () => {
  it('means the jobs of its parts', () => {
    expect(readPurpose(index, 'write visit notes and a task board')).toEqual(
      expect.arrayContaining(['job:document-patient-visits', 'job:manage-team-projects']),
    )
  })

  it('has no part for a condition alone', () => {
    expect(readPurpose(index, 'no cloud')).toEqual(['own_computers'])
    expect(readSentence(index, 'write visit notes, I do not want to pay').parts).toHaveLength(1)
  })

  it.each([
    ['translate our letters into Arabic and Turkish', ['translate our letters into Arabic and Turkish']],
    ['write blog posts and visit notes', ['write blog posts', 'visit notes']],
    ['book and move appointments', ['book and move appointments']],
  ])('has the parts that mean jobs of their own: "%s"', (sentence, parts) => {
    expect(readSentence(index, sentence).parts.map(({ text }) => text)).toEqual(parts)
  })

  it('means the job whose name it is', () => {
    for (const { slug, name } of index.jobs.jobs)
      expect(readSentence(index, name).parts.map(({ jobs }) => jobs[0]?.slug)).toEqual([slug])
  })
})
