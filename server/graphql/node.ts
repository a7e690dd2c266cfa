/** `Node`: public objects that clients can fetch again by their id alone, as Relay does. */
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import type { RequestContext } from './context.ts'
import { STATEMENT } from './work.ts'

/** The public object with this id, with what the document requests; null when there is none. */
type FindNode = (id: string, context: RequestContext, info: GraphQLResolveInfo) => Promise<object | null>

type FoundNode = { readonly __typename: string }

/** In the order in which areas define them: those in memory first. */
const finders: { readonly typeName: string; readonly find: FindNode }[] = []

/** Longer texts are no ids. */
const MAX_ID = 100

export const Node = builder.interfaceRef<unknown>('Node').implement({
  description: 'A public object with an id that no other object of any type has.',
  fields: (t) => ({
    id: t.id({
      description: 'The id, for `node`.',
      resolve: () => {
        throw new Error('Types of Node define their own id.')
      },
    }),
  }),
  resolveType: (node) => (node as FoundNode).__typename,
})

/**
 * Declares how `node` finds the objects of a type that implements `Node`. The result must be what anonymous visitors can
 * also read elsewhere.
 */
export const findNodeBy = (typeName: string, find: FindNode): void => {
  finders.push({ typeName, find })
}

const findNode: FindNode = async (id, context, info) => {
  if (id.length > MAX_ID) return null
  for (const { typeName, find } of finders) {
    const found = await find(id, context, info)
    if (found !== null) return { ...found, __typename: typeName }
  }
  return null
}

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    extensions: { publicCatalogue: true, work: 2 * STATEMENT },
    description: 'Returns a public object by its id: a tool, category, content page, or plan; null when there is none.',
    args: { id: t.arg.id({ required: true, description: "The object's id." }) },
    resolve: (_root, { id }, context, info) => findNode(id, context, info),
  }),
)
