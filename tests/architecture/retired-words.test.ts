import { expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import { retiredWords, wordsOf } from './retired-words.ts'
import { readSources } from './source-rules.ts'

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
    { file: 'client/lib/a.tsx', text: 'export const A = () => <p>Send the letter again</p>' },
    'client/lib/a.tsx says',
  ],
  ['a template', { file: 'client/a.ts', text: 'const a = `the shelf`' }, 'client/a.ts says'],
])('catches a retired word in the name of %s', (_what, source, found) => {
  expect(retiredWords(source)).toEqual([expect.stringContaining(found)])
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
