/** A small catalog, an administrator and an editor, and the editing mutations. */
import type { Viewer } from '#core/policy.ts'
import { clock, createApi, loadCatalogue, plan, toolRecord } from './catalogue.ts'
import type { TestDatabase } from './database.ts'
import { storeViewer } from './viewers.ts'

type Api = ReturnType<typeof createApi>
export type Change = { field: string; value: string; base?: string; fact?: { asOf?: string; url?: string } }

const INVALID = '... on InvalidInputError { field }'
const SAVED = `... on SaveToolPayload { slug changeSetId revisionId } ${INVALID}`
const CONFLICT = '... on EditConflictError { conflicts { field base theirs yours } }'
const CHANGED = `... on ChangedToolsPayload { changed changeSetId } ... on CountChangedError { count } ${INVALID}`

export const createEditing = (database: TestDatabase) => {
  const at = clock.now()
  const join = (name: string, role: Viewer['role']) =>
    storeViewer(database, `${name}@people.example`, { name, role, emailVerified: true, passwordGivenAt: at })
  const load = (changes: Record<string, unknown> = {}) =>
    loadCatalogue(database, {
      tools: {
        writing: ['abacus', 'birch', 'cedar'].map((slug) =>
          toolRecord({ slug, website_url: `https://${slug}.example/`, plans: [plan()], ...changes }),
        ),
      },
    })
  const tool = (slug: string) =>
    database.prisma.tool.findUniqueOrThrow({ where: { slug }, include: { facts: { orderBy: { field: 'asc' } } } })
  const idOf = async (slug: string) => (await tool(slug)).id

  /** Runs a mutation; returns its payload or failure, or the error if it was not allowed. */
  const run = async (by: Api, call: string, types: string, selection: string, variables: object) => {
    const text = `mutation (${types}) { ${call} { __typename ${selection} ... on Failure { code message } } }`
    const { data, errors } = await by.query(text, { ...variables })
    // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it compares with.
    return (errors[0] ?? Object.values(data as object)[0]) as any
  }

  return {
    load,
    tool,
    idOf,
    fact: async (slug: string, field: string) => (await tool(slug)).facts.find((one) => one.field === field),
    audit: async () => (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map((e) => e.action),
    /** Empties the database, loads the catalog and returns the people. */
    begin: async () => {
      await database.reset()
      await load()
      const ada = await join('Ada', 'admin')
      const eve = await join('Eve', 'editor')
      const hasty = { ...ada, passwordGivenAt: new Date(at.getTime() - 16 * 60_000) }
      return {
        ada,
        eve,
        admin: createApi(database, { viewer: ada }),
        editor: createApi(database, { viewer: eve }),
        /** The administrator, 16 minutes after confirming the password. */
        later: createApi(database, { viewer: hasty }),
      }
    },
    update: async (by: Api, slug: string, changes: readonly Change[], note: string | null = null) =>
      run(
        by,
        'updateTool(input: { id: $id, changes: $changes, note: $note })',
        '$id: ID!, $changes: [ToolFieldChangeInput!]!, $note: String',
        `${SAVED} ${CONFLICT}`,
        { id: await idOf(slug), changes, note },
      ),
    create: (by: Api, fields: readonly Change[], slug?: string) =>
      run(by, 'createTool(input: { tool: $tool })', '$tool: NewToolInput!', SAVED, { tool: { fields, slug } }),
    decide: (
      by: Api,
      id: string,
      accept: boolean,
      { changes = null, note = null }: { changes?: readonly Change[] | null; note?: string | null } = {},
    ) =>
      run(
        by,
        'decideToolRevision(input: { id: $id, accept: $accept, changes: $changes, note: $note })',
        '$id: ID!, $accept: Boolean!, $changes: [ToolFieldChangeInput!], $note: String',
        `${SAVED} ${CONFLICT}`,
        { id, accept, changes, note },
      ),
    undo: (by: Api, id: string) =>
      run(
        by,
        'undoToolChange(input: { changeSetId: $id })',
        '$id: ID!',
        `... on UndoToolChangePayload { changed conflicts { slug field } } ${INVALID}`,
        { id },
      ),
    merge: async (by: Api, from: string, into: string) =>
      run(
        by,
        'mergeTools(input: { fromId: $from, intoId: $into })',
        '$from: ID!, $into: ID!',
        `... on MergeToolsPayload { into changeSetId } ${INVALID}`,
        { from: await idOf(from), into: await idOf(into) },
      ),
    bulk: (by: Api, field: string, selection: object) =>
      run(
        by,
        `${field}(input: { selection: $selection${field === 'setToolsFeatured' ? ', featured: true' : ''} })`,
        '$selection: ToolSelectionInput!',
        CHANGED,
        { selection },
      ),
  }
}
