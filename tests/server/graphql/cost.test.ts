import { type DocumentNode, getIntrospectionQuery, getOperationAST, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import * as pageDocuments from '../../../client/gql/graphql.ts'
import { MAX_COST, measureCost } from '../../../server/graphql/cost.ts'
import { schema } from '../../../server/schema.ts'

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
    ['1 for the list and 1 for each entry', '{ tools(first: 10) { nodes { id name } } }', {}, 11],
    ['the default page without first', '{ tools { nodes { id } } }', {}, 41],
    ['by first in a variable', 'query Q($n: Int) { tools(first: $n) { nodes { id } } }', { n: 7 }, 8],
    ['by the default of a variable', 'query Q($n: Int = 5) { tools(first: $n) { nodes { id } } }', {}, 6],
    ['edges and nodes each', '{ tools(first: 3) { edges { node { id } } nodes { id } } }', {}, 10],
    [
      'objects in objects',
      '{ tools(first: 3) { nodes { category { name } plans { name } } } }',
      {},
      1 + 3 * (1 + 1 + 4),
    ],
    ['nothing for what is skipped', '{ tools(first: 9) { nodes @skip(if: true) { id } totalCount } }', {}, 1],
    [
      'nothing for what is not included',
      'query Q($a: Boolean!) { tools(first: 9) { nodes @include(if: $a) { id } } }',
      { a: false },
      1,
    ],
    [
      'the same through fragments',
      '{ tools(first: 3) { ...A } } fragment A on ToolConnection { nodes { ...B } } fragment B on Tool { category { name } }',
      {},
      7,
    ],
    ['more for what computes much', '{ toolsInTheRunning(answers: []) }', {}, 5],
    [
      'that once for each time it is asked for',
      '{ a: provisionalMatches(answers: []) { matchPercent } b: provisionalMatches(answers: []) { matchPercent } }',
      {},
      2 * (20 + 3),
    ],
    ['no less for a negative first', '{ tools(first: -5) { nodes { id } } }', {}, 2],
  ])('%s', (_what, text, variables, cost) => expect(costOf(text, variables)).toBe(cost))
})

test('the largest plain page is possible, and an absurd one is not', () => {
  expect(costOf('{ tools(first: 100) { nodes { id category { name } plans { name } } } }')).toBeLessThan(MAX_COST)
  expect(costOf('{ tools(first: 1000000000) { nodes { id } } }')).toBeGreaterThan(MAX_COST)
})

test('every question of the pages costs less than half of what is possible', () => {
  const documents = Object.entries(pageDocuments as Record<string, unknown>).flatMap(([name, document]) => {
    const operation = name.endsWith('Document') ? getOperationAST(document as DocumentNode) : null
    return operation ? [{ name, cost: measureCost(schema, document as DocumentNode, operation, { first: 40 }) }] : []
  })
  expect(documents.length).toBeGreaterThan(3)
  expect(documents.filter(({ cost }) => cost >= MAX_COST / 2)).toEqual([])
})

test('reading the whole schema is possible, and reading it in circles is not', () => {
  const whole = costOf(getIntrospectionQuery())
  expect(whole).toBeGreaterThan(10)
  expect(whole).toBeLessThan(MAX_COST)
  const circle =
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }'
  expect(costOf(circle)).toBeGreaterThan(MAX_COST)
})

test('fragments that double each other are measured at once', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) =>
      `fragment F${index} on Tool { category { id } ${index === 59 ? '' : `...F${index + 1} ...F${index + 1}`} }`,
  )
  expect(costOf(`{ tool(slug: "a") { ...F0 } } ${fragments.join(' ')}`)).toBeGreaterThan(MAX_COST)
})
