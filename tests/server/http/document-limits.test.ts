import { buildSchema, type DocumentNode, getIntrospectionQuery, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from '#client/gql/graphql.ts'
import { createDocumentLimitsRule } from '#server/http/graphql/document-limits.ts'
import { schema as ownSchema } from '#server/schema.ts'

const schema = buildSchema('type Query { self: Query, name: String }')
const rule = createDocumentLimitsRule({ depth: 4, aliases: 3, rootFields: 4, directives: 2 })
const problems = (document: string) => validate(schema, parse(document), [rule]).map((error) => error.message)

test.each([
  ['four levels', '{ self { self { self { name } } } }'],
  ['three aliases', '{ a: name b: name c: name }'],
  ['four root fields', '{ name a: name b: name self { name } }'],
  ['four root fields with type names', '{ __typename ...A name name } fragment A on Query { __typename name name }'],
  ['two directives', '{ name @skip(if: true) @include(if: true) }'],
  ['the whole introspection', getIntrospectionQuery()],
])('%s pass', (_what, document) => {
  expect(problems(document)).toEqual([])
})

test.each([
  ['five levels', '{ self { self { self { self { name } } } } }', 'levels'],
  [
    'five levels through fragments',
    '{ ...A } fragment A on Query { self { self { ...B } } } fragment B on Query { self { self { name } } }',
    'levels',
  ],
  ['four aliases', '{ a: name self { b: name c: name ... { d: name } } }', 'aliases'],
  [
    'four aliases through one fragment used twice',
    '{ self { ...A self { ...A } } } fragment A on Query { a: name b: name }',
    'aliases',
  ],
  ['five root fields', '{ name name name name name }', 'root fields'],
  [
    'five root fields through fragments',
    '{ ...A ...A name } fragment A on Query { name self { name } }',
    'root fields',
  ],
  ['five root fields with aliases of the type name', '{ a: __typename b: __typename name name name }', 'root fields'],
  ['three directives', '{ name @skip(if: true) @include(if: true) self @skip(if: true) { name } }', 'directives'],
])('%s are refused', (_what, document, expected) => {
  expect(problems(document)).toEqual([expect.stringContaining(expected)])
})

test('fragments that double each other are measured in no time', () => {
  const fragments = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)
  const document = parse(`{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { a: name }`)
  expect(validate(schema, document, [rule]).length).toBeGreaterThan(0)
})

test('fragments in a ring end', () => {
  expect(problems('{ ...A } fragment A on Query { self { ...B } } fragment B on Query { self { ...A } }')).toEqual([])
})

test('every document of the client is within the limits', () => {
  const own = Object.entries(documents).filter(([name]) => name.endsWith('Document')) as [string, DocumentNode][]
  expect(own.length).toBeGreaterThan(100)
  const ownRule = createDocumentLimitsRule()
  expect(own.flatMap(([name, document]) => validate(ownSchema, document, [ownRule]).map(() => name))).toEqual([])
})
