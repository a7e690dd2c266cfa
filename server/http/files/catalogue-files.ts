/**
 * `/tools.csv` and `/tools.json`: the whole catalog on disk, served without the database. `/tools.ndjson` has the records
 * that the change feed leads to. `/tools-search.json` and `/tools-engine.json` add the data that search and
 * recommendations on a device need.
 */
import { renameSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResultOf } from '@graphql-typed-document-node/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ListFacts } from '#core/catalogue/listing/list-facts.ts'
import type { EngineFile } from '#core/recommendations/engine-file.ts'
import type { SearchWords } from '#core/search/index/search-record.ts'
import type { CatalogueSnapshot } from '../../areas/catalogue/changes/feed-snapshot.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { runCooperatively, yieldToEventLoop } from '../../platform/cooperative.ts'
import { makeFolder } from '../../platform/make-folder.ts'
import { PRICES } from '../cost-limit.ts'
import { LegacyTool, toLegacyTool } from '../functions/legacy-tool.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { HttpError } from '../plugins/errors.ts'
import { runTyped } from '../run-typed.ts'
import { holds, weakEtag } from '../weak-etag.ts'
import {
  BATCH_SIZE,
  contentsOf,
  type FileContents,
  type FileFacts,
  type FileName,
  type FileState,
  type FileTool,
  type FileTools,
} from './catalogue-texts.ts'
import { openToAnySite } from './open-data.ts'
import { SearchFacts, toSearchFacts } from './search-facts.ts'

const document = graphql(`
  query CatalogueFiles($first: Int!, $after: String) {
    tools(sort: NAME, first: $first, after: $after) {
      nodes {
        id
        ...LegacyTool_tool
        ...SearchFacts_tool
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

type ReadListFacts = () => Promise<ReadonlyMap<string, ListFacts>>

const readAllTools = async (
  execute: Execute,
  context: RequestContext,
  readListFacts: ReadListFacts,
): Promise<FileTools> => {
  const listFacts = await readListFacts()
  const tools: FileTool[] = []
  const facts: FileFacts[] = []
  let after: string | null = null
  do {
    const data: ResultOf<typeof document> = await runTyped(execute, document, { first: BATCH_SIZE, after }, context)
    const page = data.tools
    tools.push(...page.nodes.map((tool) => toLegacyTool(readFragment(LegacyTool, tool))))
    facts.push(
      ...page.nodes.map((tool) => ({ ...toSearchFacts(readFragment(SearchFacts, tool)), ...listFacts.get(tool.id) })),
    )
    await yieldToEventLoop()
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  return { tools, facts }
}

const CONTENT_TYPES = {
  'tools.csv': 'text/csv; charset=utf-8',
  'tools.json': 'application/json; charset=utf-8',
  'tools.ndjson': 'application/x-ndjson; charset=utf-8',
  'tools-search.json': 'application/json; charset=utf-8',
  'tools-engine.json': 'application/json; charset=utf-8',
} as const satisfies Record<FileName, string>
const FILE_NAMES = Object.keys(CONTENT_TYPES) as FileName[]

type WrittenFile = {
  readonly name: FileName
  readonly path: string
  readonly etag: string
  readonly state: FileState | null
}

const stateHeaders = (state: FileState | null) =>
  state === null ? {} : { 'x-catalogue-revision': String(state.revision), 'x-catalogue-sequence': state.sequence }

type CatalogueFilesOptions = {
  readonly execute: Execute
  /** The context of calls that the server makes to itself. */
  readonly context: RequestContext
  readonly words: SearchWords
  /** A single function of the catalog, because no page of a list shows one state of the database. */
  readonly readSnapshot: () => Promise<CatalogueSnapshot>
  /** How lists filter and sort: not part of the API, because ranks have no meaning outside of a list. */
  readonly readListFacts: ReadListFacts
  /** What the engine reads: the same for everybody, and larger than any response of the API may be. */
  readonly readEngineFile: () => Promise<EngineFile>
  /** The revision that lists show at least. */
  readonly currentRevision: () => number | null
  /** A folder for these files only. */
  readonly dir: string
  /** Calls back after each revision of the catalog. */
  readonly onRevision: (listener: () => Promise<void>) => void
  /** Calls back some minutes after ratings have changed. */
  readonly onRatings?: (listener: () => Promise<void>) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes the files of the catalog. Call it once after the start, which does not wait for them. */
    readonly writeCatalogueFiles: () => Promise<void>
  }
}

/**
 * Writes the files when it is told to, after each revision and after rating changes, and serves the latest version.
 * A request that comes before the first ones are written waits for them.
 */
export const catalogueFiles = fp<CatalogueFilesOptions>(
  async (
    fastify,
    {
      execute,
      context,
      words,
      readSnapshot,
      readListFacts,
      readEngineFile,
      currentRevision,
      dir,
      onRevision,
      onRatings,
    },
  ) => {
    await makeFolder(dir)
    const written = new Map<FileName, WrittenFile>()

    /** Reads again when the catalog changed meanwhile. Lists are at least as new as `before`, the snapshot is read last. */
    const readContents = async (attempts = 3): Promise<FileContents> => {
      const before = currentRevision()
      const tools = await readAllTools(execute, context, readListFacts)
      const engine = await readEngineFile()
      const snapshot = await readSnapshot()
      if (snapshot.revision === before) return { ...tools, engine, snapshot, isOneState: true }
      return attempts > 1 ? readContents(attempts - 1) : { ...tools, engine, snapshot, isOneState: false }
    }

    const writeFiles = async () => {
      const read = await readContents()
      const { revision, sequence } = read.snapshot
      const contents = await runCooperatively(contentsOf(read, words), {
        monotonicMs: () => performance.now(),
        deadlineMs: Number.POSITIVE_INFINITY,
      })
      // Each file is written under a temporary name and renamed, so that readers never see part of a file.
      const fresh = (name: FileName) => path.join(dir, `${name}.${process.pid}.new`)
      for (const name of FILE_NAMES) await writeFile(fresh(name), contents[name])
      // Synchronous, so that a file and its ETag change together.
      for (const name of FILE_NAMES) {
        const file = path.join(dir, name)
        renameSync(fresh(name), file)
        written.set(name, {
          name,
          path: file,
          etag: weakEtag(contents[name]),
          state: name === 'tools.ndjson' || read.isOneState ? { revision, sequence } : null,
        })
      }
    }
    let closing = false
    let last: Promise<void> = Promise.resolve()
    /** Serialized, because all runs write to the same files and the last one must have the newest data. */
    const write = (): Promise<void> => {
      const writing = last.then(() => (closing ? undefined : writeFiles()))
      last = writing.catch(() => undefined)
      return writing
    }
    let first: Promise<void> | null = null
    const writeFirst = (): Promise<void> => {
      first ??= write().finally(() => {
        first = null
      })
      return first
    }
    // The database closes afterwards; a write in progress would fail then.
    fastify.addHook('onClose', async () => {
      closing = true
      await last
    })
    onRevision(write)
    onRatings?.(write)
    fastify.decorate('writeCatalogueFiles', writeFirst)

    const latest = async (name: FileName): Promise<WrittenFile> => {
      if (!written.has(name)) await writeFirst()
      const file = written.get(name)
      if (file === undefined) throw new HttpError(503, 'The server is shutting down')
      return file
    }
    const send = async (file: WrittenFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const known = holds(request.headers['if-none-match'], file.etag)
      const content = known ? null : await readFile(file.path)
      const now = written.get(file.name)
      if (now !== undefined && now !== file) return send(now, request, reply)
      const { etag, state } = file
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding', ...stateHeaders(state) })
      return known ? reply.code(304).send() : reply.type(CONTENT_TYPES[file.name]).send(content)
    }
    for (const name of FILE_NAMES) {
      const route = { config: { price: PRICES.catalogueFile }, onSend: openToAnySite }
      fastify.get(`/${name}`, route, async (request, reply) => send(await latest(name), request, reply))
    }
  },
  { name: 'catalogue-files' },
)
