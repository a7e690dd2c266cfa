import {
  type DocumentNode,
  getIntrospectionQuery,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import * as pageDocuments from '#client/gql/graphql.ts'
import { MAX_COST } from '#core/api-limits.ts'
import { MAX_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { readmeExamples } from '#scripts/readme-examples.ts'
import { createPricing, measureCost } from '#server/graphql/cost.ts'
import { schema } from '#server/schema.ts'

const costOf = (text: string, variables: Record<string, unknown> = {}): number => {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('The text holds no single operation')
  return measureCost(schema, document, operation, variables)
}

describe('an operation costs', () => {
  test.each<[string, string, Record<string, unknown>, number]>([
    ['at least 1', '{ __typename }', {}, 1],
    ['nothing for scalars', '{ catalogue { revision toolCount changedAt } }', {}, 1],
    [
      '1 for the list, 1 for each entry and the work of finding them',
      '{ tools(first: 10) { nodes { id name } } }',
      {},
      18,
    ],
    ['the default page without first', '{ tools { nodes { id } } }', {}, 48],
    ['by first in a variable', 'query Q($n: Int) { tools(first: $n) { nodes { id } } }', { n: 7 }, 15],
    ['by the default of a variable', 'query Q($n: Int = 5) { tools(first: $n) { nodes { id } } }', {}, 13],
    ['edges and nodes each', '{ tools(first: 3) { edges { node { id } } nodes { id } } }', {}, 17],
    [
      'objects in objects',
      '{ tools(first: 3) { nodes { category { name } plans { name } } } }',
      {},
      7 + 1 + 3 * (1 + 1 + 4),
    ],
    ['nothing for what is skipped', '{ tools(first: 9) { nodes @skip(if: true) { id } totalCount } }', {}, 8],
    [
      'nothing for what is not included',
      'query Q($a: Boolean!) { tools(first: 9) { nodes @include(if: $a) { id } } }',
      { a: false },
      8,
    ],
    [
      'the same through fragments',
      '{ tools(first: 3) { ...A } } fragment A on ToolConnection { nodes { ...B } } fragment B on Tool { category { name } }',
      {},
      14,
    ],
    ['more with an argument that makes work', '{ tools(first: 1, search: "a") { totalCount } }', {}, 28],
    ['that by a variable too', 'query Q($s: String) { tools(search: $s) { totalCount } }', { s: 'a' }, 28],
    ['nothing for a blank one', '{ tools(search: " ") { totalCount } }', {}, 8],
    ['nor for a blank variable', 'query Q($s: String) { tools(search: $s) { totalCount } }', { s: '' }, 8],
    ['and by its default', 'query Q($s: String = "a") { tools(search: $s) { totalCount } }', {}, 28],
    ['nothing for one that is null', 'query Q($s: String) { tools(search: $s, category: null) { totalCount } }', {}, 8],
    [
      'nothing for one that is null although it has a default',
      'query Q($s: String = "a") { tools(search: $s) { totalCount } }',
      { s: null },
      8,
    ],
    ['more for what computes much', '{ toolsInTheRunning(answers: []) }', {}, 5],
    [
      'that once for each time it is asked for',
      '{ a: provisionalMatches(answers: []) { matchPercent } b: provisionalMatches(answers: []) { matchPercent } }',
      {},
      2 * (25 + 3),
    ],
    ['no less for a negative first', '{ tools(first: -5) { nodes { id } } }', {}, 9],
  ])('%s', (_what, text, variables, cost) => expect(costOf(text, variables)).toBe(cost))
})

test('an operation with empty lists costs the work of finding that out', () => {
  const document = parse('{ tools(first: 100, search: "a") { nodes { category { name } plans { name } } } }')
  const operation = getOperationAST(document) as OperationDefinitionNode
  expect(measureCost(schema, document, operation, {}, { emptyLists: true })).toBe(28)
})

test('the largest plain page is allowed, and an absurd one is not', () => {
  expect(costOf('{ tools(first: 100) { nodes { id category { name } plans { name } } } }')).toBeLessThan(MAX_COST)
  expect(costOf('{ tools(first: 1000000000) { nodes { id } } }')).toBeGreaterThan(MAX_COST)
})

/** The most expensive values: every argument is given, and pages have the maximum size. */
const largest = (operation: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
      const isFlag = print(type).startsWith('Boolean')
      return [name.value, name.value === 'first' ? MAX_PAGE_SIZE : isFlag ? true : 'x']
    }),
  )

test('every page document stays within the limit with its largest variables', () => {
  const documents = Object.entries(pageDocuments as Record<string, unknown>).flatMap(([name, document]) => {
    const operation = name.endsWith('Document') ? getOperationAST(document as DocumentNode) : null
    if (!operation) return []
    return [{ name, cost: measureCost(schema, document as DocumentNode, operation, largest(operation)) }]
  })
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.filter(({ cost }) => cost > MAX_COST)).toEqual([])
})

test('every example of the README stays far below the limit', () => {
  const costs = readmeExamples().flatMap((example) => {
    const [, query] = /"query":"((?:[^"\\]|\\.)*)"/.exec(example) ?? /'query=([^']*)'/.exec(example) ?? []
    return query === undefined ? [] : [costOf(query.replaceAll('\\"', '"'))]
  })
  expect(costs.length).toBeGreaterThan(4)
  expect(Math.max(...costs)).toBeLessThan(MAX_COST / 2)
})

test('full introspection is allowed, circular introspection is not', () => {
  const whole = costOf(getIntrospectionQuery())
  expect(whole).toBeGreaterThan(10)
  expect(whole).toBeLessThan(MAX_COST)
  const circle =
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }'
  expect(costOf(circle)).toBeGreaterThan(MAX_COST)
})

test('nested fragments are measured at once', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) =>
      `fragment F${index} on Tool { category { id } ${index === 59 ? '' : `...F${index + 1} ...F${index + 1}`} }`,
  )
  expect(costOf(`{ tool(by: { slug: "a" }) { ...F0 } } ${fragments.join(' ')}`)).toBeGreaterThan(MAX_COST)
})

test.each([
  [
    'that no variable changes',
    'query Q($s: String!) { tool(by: { slug: $s }) { name plans { name } } }',
    [{ s: 'a' }, { s: 'b' }],
  ],
  ['whose size is a variable', 'query Q($n: Int = 3) { tools(first: $n) { nodes { id } } }', [{}, { n: 9 }, { n: 2 }]],
  [
    'whose work depends on a variable',
    'query Q($s: String) { tools(search: $s) { totalCount } }',
    [{ s: '' }, { s: 'a' }],
  ],
  [
    'with a skipped field',
    'query Q($a: Boolean!) { tools { nodes @skip(if: $a) { id } } }',
    [{ a: true }, { a: false }],
  ],
])('an operation %s has the same price each time as when it is measured', (_, text, variables) => {
  const price = createPricing(schema)
  const document = parse(text)
  const operation = getOperationAST(document) as OperationDefinitionNode
  for (const given of [...variables, ...variables]) expect(price(document, operation, given)).toBe(costOf(text, given))
})
