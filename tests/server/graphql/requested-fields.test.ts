import { buildSchema, execute, type GraphQLObjectType, graphql, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { requestedFields } from '#server/graphql/requested-fields.ts'

const schema = buildSchema(`
  interface Named { name: String }
  type Item implements Named { name: String id: ID child: Item }
  type Edge { node: Item cursor: String }
  type List { nodes: [Item] edges: [Edge] count: Int }
  type Query { list(first: Int): List }
`)

/** The fields below \`list\` at the given paths. */
const below = async (source: string, ...paths: string[][]) => {
  const seen: string[][] = []
  const field = (schema.getQueryType() as GraphQLObjectType).getFields()['list']
  if (field === undefined) throw new Error('the schema has no list')
  field.resolve = (_root, _args, _context, info) => {
    seen.push([...requestedFields(info, ...paths)].sort())
    return null
  }
  const { errors } = await graphql({ schema, source })
  expect(errors).toBeUndefined()
  return seen
}

const BOTH = [['nodes'], ['edges', 'node']]

describe('the requested fields', () => {
  test.each<[string, string, string[][], string[]]>([
    ['of the field itself', '{ list { count nodes { id } } }', [], ['count', 'nodes']],
    ['at the end of a path', '{ list { nodes { id name } } }', [['nodes']], ['id', 'name']],
    ['at the ends of several', '{ list { nodes { id } edges { cursor node { name } } } }', BOTH, ['id', 'name']],
    ['behind an alias', '{ all: list { some: nodes { a: id b: id } } }', BOTH, ['id']],
    ['of an alias that has the name of another field', '{ list { nodes { id: name } } }', BOTH, ['name']],
    ['in a fragment', '{ list { nodes { ...F } } } fragment F on Item { id }', BOTH, ['id']],
    [
      'in fragments within fragments',
      '{ list { ...A } } fragment A on List { nodes { ...B } } fragment B on Item { ...C name } fragment C on Item { id }',
      BOTH,
      ['id', 'name'],
    ],
    [
      'in inline fragments, with and without a type',
      '{ list { nodes { ... { id } ... on Named { name } } } }',
      BOTH,
      ['id', 'name'],
    ],
    ['of a field that stands twice', '{ list { nodes { id } } list { nodes { name } } }', BOTH, ['id', 'name']],
    ['of a path that stands twice', '{ list { a: nodes { id } b: nodes { name } } }', BOTH, ['id', 'name']],
    ['that a directive leaves out', '{ list { nodes { id @skip(if: true) name } } }', BOTH, ['id', 'name']],
    ['leaves out what lies deeper', '{ list { nodes { child { id } } } }', BOTH, ['child']],
    ['leaves out what lies on the way', '{ list { count edges { cursor } } }', BOTH, []],
    ['counts the name of the type', '{ list { nodes { __typename } } }', BOTH, ['__typename']],
  ])('%s', async (_, source, paths, names) => {
    expect(await below(source, ...paths)).toEqual([names])
  })
})

test('the same field of the same document gets the same set, unless it is merged from several', async () => {
  const field = (schema.getQueryType() as GraphQLObjectType).getFields()['list']
  if (field === undefined) throw new Error('the schema has no list')
  const setsOf = async (source: string) => {
    const seen: ReadonlySet<string>[] = []
    field.resolve = (_root, _args, _context, info) => {
      seen.push(requestedFields(info, ['nodes']))
      return null
    }
    const document = parse(source)
    for (const a of [true, false]) await execute({ schema, document, variableValues: { a } })
    return seen
  }
  const [first, second] = await setsOf('{ list { nodes { id } } }')
  expect(second).toBe(first)
  const merged = await setsOf(
    'query Q($a: Boolean!) { list { nodes { id } } list @include(if: $a) { nodes { name } } }',
  )
  expect(merged.map((set) => [...set])).toEqual([['id', 'name'], ['id']])
})
