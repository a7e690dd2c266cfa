/** `/developers` lists every code that the sources contain. */
import { globSync, readFileSync } from 'node:fs'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { expect, test } from 'vitest'
import { codeForStatus } from '#server/http/plugins/errors.ts'
import { DEVELOPERS_PAGE } from '../../support/developers-page.ts'

/** Not used: the endpoint refuses persisted queries at all. */
const NOT_SENT = [ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND]

const codesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, code]) => code ?? [])

/** Codes of expected errors, of errors by status, of the database and of the GraphQL server. */
const codesOfSources = (): ReadonlySet<string> => {
  const sources = globSync(['core/**/*.ts', 'server/**/*.ts'], { exclude: ['**/gql/**', 'core/recommendations/**'] })
  const codes = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = codesIn(text, /\bcode(?:: | = )'([A-Z_]{4,})'/g)
    if (!text.includes('extends DomainError')) return named
    return [...named, ...codesIn(text, /\bsuper\(\s*'([A-Z_]{4,})'/g), ...codesIn(text, /^ {2}(KEY_[A-Z]+):/gm)]
  })
  const statuses = Array.from({ length: 200 }, (_, index) => codeForStatus(400 + index))
  return new Set([...codes, ...statuses, ...Object.values(ApolloServerErrorCode)])
}

test('every code of an error is on the page, and no other', () => {
  const [, section = ''] = DEVELOPERS_PAGE.split('\n## Errors by code\n')
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').flatMap((line) => /^\| (`[A-Z][^|]*) \|/.exec(line)?.[1] ?? [])
  const listed = rows.flatMap((cell) => codesIn(cell, /`([A-Z_]+)`/g))
  expect(new Set(listed).size).toBe(listed.length)
  const sent = [...codesOfSources()].filter((code) => !(NOT_SENT as readonly string[]).includes(code))
  expect([...listed].sort()).toEqual(sent.sort())
})
