import SchemaBuilder from '@pothos/core'
import RelayPlugin from '@pothos/plugin-relay'
import { expect, test } from 'vitest'
import '#server/graphql/forward-connections.ts'
import type { ForwardConnection } from '#server/graphql/forward-connections.ts'

const builderWith = (rules: { readonly forwardConnection?: ForwardConnection }) => {
  const relay = { nodeQueryOptions: false, nodesQueryOptions: false } as const
  // Required by the type of the options when the plugin is imported; not used here.
  const prisma = { client: () => expect.fail('Nothing is loaded here'), dmmf: { datamodel: {} } }
  const builder = new SchemaBuilder({ plugins: ['forwardConnections', RelayPlugin], relay, prisma })
  const extensions = { work: 0, ...rules }
  builder.queryType({
    fields: (t) => ({
      names: t.connection(
        { type: 'String', extensions, resolve: () => ({ edges: [], pageInfo: { hasNextPage: false } }) as never },
        { name: 'NameConnection' },
        { name: 'NameEdge' },
      ),
    }),
  })
  return builder
}

test('a connection without page rules is rejected by the schema', () => {
  expect(() => builderWith({}).toSchema()).toThrow('Query.names needs extensions.forwardConnection')
})

test('a connection with rules has first, with a default, and after', () => {
  const rules = { forwardConnection: { defaultSize: 12, check: async () => {} } }
  const args = builderWith(rules).toSchema().getQueryType()?.getFields()['names']?.args ?? []
  expect(args.map(({ name, type, defaultValue }) => `${name}: ${type} = ${defaultValue}`).sort()).toEqual([
    'after: String = undefined',
    'first: Int! = 12',
  ])
})
