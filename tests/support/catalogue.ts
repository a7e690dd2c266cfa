/** A synthetic catalog, loaded through the real data files, and queries through the real schema. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, validate } from 'graphql'
import { type ToolRecord, toolRecordSchema } from '#core/catalogue/fields/tool-record.ts'
import { MAX_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import type { Viewer } from '#core/policy.ts'
import { applyDataFiles } from '#server/areas/catalogue/apply-data-files.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import type { Database } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { schema } from '#server/schema.ts'
import { createServices } from '#server/services.ts'
import { TEST_SECRETS } from './test-secrets.ts'

export const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') }

/** A valid record with all defaults. The name is derived from the slug unless given. */
export const toolRecord = (changes: Record<string, unknown> = {}): ToolRecord =>
  toolRecordSchema.parse({
    slug: 'abacus',
    name: String(changes['slug'] ?? 'Abacus'),
    vendor: 'Abacus Works',
    website_url: 'https://abacus.example/',
    pricing_model: 'freemium',
    description: 'Drafts letters for small shops and keeps a copy of each one in a shared folder.',
    long_description: 'A paragraph that says what the tool does. '.repeat(10),
    features: ['Letter templates', 'Shared folder', 'Spelling correction', 'Export to PDF'],
    use_cases: ['Reminders to customers', 'Answers to complaints', 'Offers to new clients'],
    pros: ['Quick to learn', 'Works without a network'],
    cons: ['One language only', 'No mobile version'],
    topics: { writing: 1, editing: 0.5 },
    prominence: 0,
    skill: 1,
    api_available: null,
    platforms: ['web'],
    added_on: '2026-10-01',
    as_of: { source: 'editorial', as_of: '2025-06' },
    ...changes,
  })

export const plan = (changes: Record<string, unknown> = {}) => ({
  name: 'Pro',
  month: 12,
  month_billed_yearly: null,
  per_seat: false,
  min_seats: null,
  key_limits: [],
  as_of: '2025-06',
  ...changes,
})

export type DataFiles = {
  /** Category names by slug; every slug that `tools` uses has one unless omitted on purpose. */
  readonly categories?: Readonly<Record<string, string>>
  readonly featured?: readonly string[]
  /** Records by the slug of their category. */
  readonly tools: Readonly<Record<string, readonly object[]>>
}

/** Slugs that no tool has: the list of featured tools needs at least four. */
const MISSING_TOOLS = ['nobody-1', 'nobody-2', 'nobody-3', 'nobody-4']
export const CATEGORIES = { writing: 'Writing', email: 'Email' }

/** Writes the three kinds of data files to `dir`. */
export const writeDataFiles = async (
  dir: string,
  { categories = CATEGORIES, featured = MISSING_TOOLS, tools }: DataFiles,
) => {
  const description = 'Tools that draft, rewrite and correct text for people.'
  await rm(join(dir, 'tools'), { recursive: true, force: true })
  await mkdir(join(dir, 'tools'), { recursive: true })
  const write = (name: string, value: unknown) => writeFile(join(dir, name), JSON.stringify(value))
  await write('categories.json', {
    categories: Object.entries(categories).map(([slug, name]) => ({
      slug,
      name,
      description,
      icon: 'pen-line',
      tint: 'moss',
    })),
  })
  await write('featured.json', { tools: featured })
  for (const [category, records] of Object.entries(tools)) {
    await write(`tools/${category}.json`, { category, tools: records })
  }
}

/** Loads these files into the catalog. */
export const loadCatalogue = async (database: Database, files: DataFiles) => {
  const dir = await mkdtemp(join(tmpdir(), 'toolfinch-data-'))
  try {
    await writeDataFiles(dir, files)
    return await applyDataFiles({ database, clock, dir })
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** The same database, with a list of Prisma operations; each entry is one statement. */
export const countOperations = (database: Database): { database: Database; operations: string[] } => {
  const operations: string[] = []
  const prisma = database.prisma.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) => {
        operations.push(model === undefined ? operation : `${model}.${operation}`)
        return query(args)
      },
    },
  })
  const transaction: Database['transaction'] = (work, options) => {
    operations.push('transaction')
    return database.transaction(work, options)
  }
  const read: Database['read'] = (statement) => {
    operations.push('read')
    return database.read(statement)
  }
  const counted = { ...database, prisma: prisma as unknown as Database['prisma'], read, readPublic: read, transaction }
  return { database: counted, operations }
}

/** An error as a caller sees it: its message, path and extensions. */
type ApiError = { readonly message: string; readonly path?: readonly (string | number)[] } & Record<string, unknown>
export type Answer<Data> = { readonly data: Data; readonly errors: readonly ApiError[] }

export type ApiOptions = Partial<Pick<RequestContext, 'clientAddress' | 'userAgent' | 'maxPageSize' | 'log'>> & {
  readonly limitsFactor?: number
  readonly now?: () => Date
  /** The user whose token is sent; anonymous by default. */
  readonly viewer?: Viewer | null
}

/** Runs an operation on the real schema, anonymous unless a viewer is given. */
export const createApi = (database: Database, options: ApiOptions = {}) => {
  const { limitsFactor = 1, now = clock.now, viewer = null, ...caller } = options
  const services = createServices({ database, clock: { now }, log: silentLog, limitsFactor, ...TEST_SECRETS })
  const execute = createExecute(schema)
  const context: RequestContext = {
    requestId: 'test',
    viewer: async () => viewer,
    clientAddress: '203.0.113.7',
    userAgent: 'Test/1.0',
    maxPageSize: MAX_PAGE_SIZE,
    services,
    log: silentLog,
    ...caller,
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it compares with.
  const query = async <Data = any>(text: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> => {
    const document = parse(text)
    const [invalid] = validate(schema, document)
    if (invalid !== undefined) throw invalid
    const { data, errors = [] } = await execute({ document, variables, context })
    return {
      data: data as Data,
      errors: errors.map(({ message, path, extensions }) => ({ message, ...(path && { path }), ...extensions })),
    }
  }
  return { services, context, execute, query }
}
