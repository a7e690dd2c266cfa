/** Two members and their collection operations, through the schema. */
import type { Viewer } from '#core/policy.ts'
import { clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storeViewer } from '../../support/viewers.ts'

const SLUGS = ['abacus', 'beacon', 'compass', 'dynamo', 'easel']

export type Person = Viewer
export type Row = { readonly note: string; readonly tool: { readonly slug: string } }
// biome-ignore lint/suspicious/noExplicitAny: a reply is a payload or a failure, and tests read either.
export type Reply = any

const COLLECTION = `{ id name note createdAt updatedAt toolCount sharePath tools { note addedAt tool { slug name } } }`
const REPLY = `{
  __typename
  ... on CollectionPayload { collection ${COLLECTION} }
  ... on Failure { code message }
`
/** Error details of each mutation, besides the code. */
const FAILURES: Readonly<Record<string, string>> = {
  createCollection: '... on InvalidInputError { field } ... on LimitReachedError { limit }',
  addToCollection: '... on InvalidInputError { field } ... on LimitReachedError { limit }',
  updateCollection: '... on InvalidInputError { field }',
  setCollectionToolNote: '... on InvalidInputError { field }',
  moveInCollection: '... on InvalidInputError { field }',
}
const TOOL = '$collectionId: ID!, $toolId: ID!'
const TOOL_ARGUMENTS = 'collectionId: $collectionId, toolId: $toolId'

type ToolPlace = { readonly collectionId: string; readonly toolId: string }

export const people = () => {
  const database = registerTestDatabase()
  let now = clock.now().getTime()

  const person = (email: string) => storeViewer(database, email, { name: 'Zenobia' })

  return {
    database,
    prepare: () => loadCatalogue(database, { tools: { writing: SLUGS.map((slug) => toolRecord({ slug })) } }),
    reset: async () => {
      await database.prisma.user.deleteMany()
      const tools = await database.prisma.tool.findMany({ orderBy: { slug: 'asc' }, select: { id: true } })
      return {
        ada: await person('ada@people.example'),
        bob: await person('bob@people.example'),
        ids: tools.map(({ id }) => id),
      }
    },
    as: (viewer: Person | null, options: { readonly limitsFactor?: number } = {}) => {
      const api = createApi(database, { viewer, now: () => new Date(now++), ...options })
      const change = async (
        name: string,
        head: string,
        args: string,
        variables: Record<string, unknown>,
      ): Promise<Reply> => {
        const { data, errors } = await api.query(
          `mutation (${head}) { ${name}(input: { ${args} }) ${REPLY} ${FAILURES[name] ?? ''} } }`,
          variables,
        )
        if (errors.length > 0) throw new Error(JSON.stringify(errors))
        return data[name]
      }
      const read = async (text: string, variables: Record<string, unknown> = {}): Promise<Reply> =>
        (await api.query(text, variables)).data
      return {
        create: (texts: { name: string; note?: string }) =>
          change('createCollection', '$name: String!, $note: String!', 'name: $name, note: $note', {
            note: '',
            ...texts,
          }),
        update: (input: { id: string; name: string; note: string }) =>
          change(
            'updateCollection',
            '$id: ID!, $name: String!, $note: String!',
            'id: $id, name: $name, note: $note',
            input,
          ),
        add: (input: ToolPlace & { note?: string; position?: number }) =>
          change(
            'addToCollection',
            `${TOOL}, $note: String, $position: Int`,
            `${TOOL_ARGUMENTS}, note: $note, position: $position`,
            input,
          ),
        take: (input: ToolPlace) => change('removeFromCollection', TOOL, TOOL_ARGUMENTS, input),
        setNote: (input: ToolPlace & { note: string }) =>
          change('setCollectionToolNote', `${TOOL}, $note: String!`, `${TOOL_ARGUMENTS}, note: $note`, input),
        move: (input: ToolPlace & { position: number }) =>
          change('moveInCollection', `${TOOL}, $position: Int!`, `${TOOL_ARGUMENTS}, position: $position`, input),
        share: (id: string) => change('shareCollection', '$id: ID!', 'id: $id', { id }),
        unshare: (id: string) => change('unshareCollection', '$id: ID!', 'id: $id', { id }),
        remove: (id: string) =>
          read(
            'mutation ($id: ID!) { deleteCollection(input: { id: $id }) { ... on DeleteCollectionPayload { collectionId } } }',
            { id },
          ),
        read: async (id: string) =>
          (await read(`query ($id: ID!) { collection(id: $id) ${COLLECTION} }`, { id })).collection,
        collectionIds: async (toolId: string) =>
          (await read('query ($toolId: ID!) { collectionIdsWithTool(toolId: $toolId) }', { toolId }))
            .collectionIdsWithTool,
        page: async (first: number, after: string | null = null) =>
          (
            await read(
              `query ($first: Int!, $after: String) { collections(first: $first, after: $after) {
                totalCount nodes { name } pageInfo { endCursor hasNextPage } } }`,
              { first, after },
            )
          ).collections as {
            totalCount: number
            nodes: { name: string }[]
            pageInfo: { endCursor: string; hasNextPage: boolean }
          },
        shared: async (token: string) =>
          (
            await read(
              'query ($token: String!) { sharedCollection(token: $token) { name note tools { note tool { slug } } } }',
              {
                token,
              },
            )
          ).sharedCollection,
      }
    },
  }
}
