import { expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import { retiredPhrases, retiredWords, wordsOf } from './retired-words.ts'
import { readDocuments, readSources } from './source-rules.ts'

it('splits names into words', () => {
  expect(wordsOf('createFrontDoor')).toEqual(['create', 'front', 'door'])
  expect(wordsOf('FREE_PROMISES')).toEqual(['free', 'promises'])
  expect(wordsOf('kept-quiz')).toEqual(['kept', 'quiz'])
  expect(wordsOf('readHTTPStamp2')).toEqual(['read', 'http', 'stamp'])
})

it.each([
  ['a file', { file: 'server/http/front-door.ts', text: '' }, 'server/http/front-door.ts is named by a retired word'],
  ['a variable', { file: 'core/a.ts', text: 'const apiStamp = 1' }, 'core/a.ts declares apiStamp'],
  ['a property', { file: 'core/a.ts', text: 'type A = { readonly upkeep: string }' }, 'core/a.ts declares upkeep'],
  [
    'a text',
    { file: 'client/lib/a.tsx', text: 'export const A = () => <p>The letter is on its way</p>' },
    'client/lib/a.tsx says',
  ],
  ['a template', { file: 'client/a.ts', text: 'const a = `the shelf`' }, 'client/a.ts says'],
])('catches a retired word in the name of %s', (_what, source, found) => {
  expect(retiredWords(source)).toEqual([expect.stringContaining(found)])
})

it.each([
  'Live data is out of reach',
  'Whoever has the file',
  'A plan for those who want more',
  'Send the letter again',
  'The link of the letter has failed',
  'Your matches stand here',
  'It stands in the wrong category',
  'It asks for a developer',
  'Not said',
  'Where nothing else is said',
  'What speaks against it',
  'The order in which it comes',
  'At the foot\nof the window',
  'They come side by side',
  'It takes the place of the old one',
  'Theme of the system',
  'Keep in mind, since you like it',
  'What a person gave',
  'PUT is not possible here.',
  'There is nothing at this address.',
  'The budget of this address is spent.',
  'Open it once more',
  'It is not in the catalogue',
])('catches the phrase in "%s"', (text) => {
  const found = [expect.stringContaining('content/help/a.md says')]
  expect(retiredPhrases({ file: 'content/help/a.md', text })).toEqual(found)
  expect(retiredWords({ file: 'tests/a.ts', text: `const a = ${JSON.stringify(text)}` })).toHaveLength(1)
})

it.each([
  ['prisma/data/tools/hr.json', 'Out of reach for small companies, but right for those who want control'],
  ['content/help/a.md', 'Put the two tools side by side. The month in which it was earned stands out.'],
])('accepts the words of %s', (file, text) => {
  expect(retiredPhrases({ file, text })).toEqual([])
})

it.each([
  ["JavaScript's promises", { file: 'core/a.ts', text: 'const a: Promise<void> = Promise.resolve()' }],
  ['timestamps', { file: 'core/a.ts', text: 'const timestamp = 1' }],
  ['members of other packages', { file: 'core/a.ts', text: 'console.log(other.stamp)' }],
  ['cover letters', { file: 'core/a.ts', text: "const a = 'a cover letter'" }],
])('accepts %s', (_what, source) => {
  expect(retiredWords(source)).toEqual([])
})

it('finds no retired word in the source tree', () => {
  const own = /^tests\/architecture\/retired-words/
  const sources = readSources(projectRoot).filter(({ file }) => !own.test(file))
  expect(sources.flatMap(retiredWords)).toEqual([])
})

it('finds no retired phrase in the documents and the catalog', () => {
  const documents = readDocuments(projectRoot)
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap(retiredPhrases)).toEqual([])
})
