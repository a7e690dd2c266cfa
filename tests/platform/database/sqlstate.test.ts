import { beforeEach, describe, expect, it } from 'vitest'
import { classifyDatabaseError } from '#server/platform/database/sqlstate.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'

const FIXED = new Date('2026-03-01T12:00:00.000Z')
const report = { path: '/', message: 'x', createdAt: FIXED }
const badInput = { status: 400, code: 'BAD_USER_INPUT', retryable: false }
const conflict = { status: 409, code: 'CONFLICT', retryable: false }
const retry = { status: 409, code: 'CONFLICT', retryable: true }
const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE', retryable: false }
const full = { status: 507, code: 'INSUFFICIENT_STORAGE', retryable: false }

const database = registerTestDatabase()
let categoryId: string

beforeEach(async () => {
  await database.reset()
  categoryId = (await database.prisma.category.create({ data: { slug: 'a', name: 'A', description: '' } })).id
})

async function failureOf(work: () => Promise<unknown>) {
  const outcome = await work().then(
    () => 'it succeeded',
    (error: unknown) => ({ classified: classifyDatabaseError(error) }),
  )
  return outcome
}

function tool(values: object) {
  return {
    slug: 't',
    name: 'T',
    nameLower: 't',
    vendor: 'V',
    description: '',
    longDescription: '',
    addedOn: FIXED,
    categoryId,
    ...values,
  }
}

describe('a value rejected by PostgreSQL is the client’s fault', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a NUL byte in text', () => database.prisma.clientErrorReport.create({ data: { ...report, message: 'a\0' } })],
    ['an id that is no UUID', () => database.prisma.clientErrorReport.findUnique({ where: { id: 'nope' } })],
    ['a lone surrogate in JSON', () => database.prisma.tool.create({ data: tool({ topics: { a: '\ud800' } }) })],
    ['a NUL byte in JSON', () => database.prisma.tool.create({ data: tool({ topics: { a: '\0' } }) })],
    ['a number too large', () => database.prisma.tool.create({ data: tool({ priceCents: 2 ** 31 }) })],
    ['a small number too large', () => database.prisma.tool.create({ data: tool({ prominence: 40_000 }) })],
    ['a day that does not exist', () => database.prisma.$queryRaw`SELECT '2026-99-99'::timestamptz`],
    ['a time far away', () => database.prisma.$queryRaw`SELECT '999999-01-01'::timestamptz`],
  ])('%s', async (_, work) => {
    expect(await failureOf(work)).toEqual({ classified: badInput })
  })
})

describe('a constraint violation is a conflict', () => {
  const again = { slug: 'a', name: 'B', description: '' }

  it.each<[string, () => Promise<unknown>]>([
    ['a name taken', () => database.prisma.category.create({ data: again })],
    ['a name taken, in a transaction', () => database.transaction((tx) => tx.category.create({ data: again }))],
    [
      'a name taken, in plain SQL',
      () => database.prisma.$executeRaw`INSERT INTO categories VALUES (gen_random_uuid(), 'a', 'B', '')`,
    ],
    [
      'a parent that is missing',
      () => database.prisma.tool.create({ data: tool({ categoryId: crypto.randomUUID() }) }),
    ],
    ['a row that is gone', () => database.prisma.category.update({ where: { slug: 'z' }, data: { name: 'Z' } })],
  ])('%s', async (_, work) => {
    expect(await failureOf(work)).toEqual({ classified: conflict })
  })

  it('also when it is only found at the commit', async () => {
    const work = () =>
      database.transaction(async (tx) => {
        await tx.$executeRaw`CREATE TEMP TABLE parent (id int PRIMARY KEY)`
        await tx.$executeRaw`CREATE TEMP TABLE child (id int REFERENCES parent DEFERRABLE INITIALLY DEFERRED)`
        await tx.$executeRaw`INSERT INTO child VALUES (1)`
      })
    expect(await failureOf(work)).toEqual({ classified: conflict })
  })
})

describe('states reported by the server', () => {
  it.each([
    ['40001', retry],
    ['40P01', retry],
    ['53100', full],
    ['53200', unavailable],
    ['53300', unavailable],
    ['25006', unavailable],
    ['55P03', unavailable],
    ['57014', unavailable],
    ['57P01', unavailable],
    ['57P03', unavailable],
    ['08006', unavailable],
    ['42P01', null],
    ['XX000', null],
  ])('%s, through plain SQL and through a model', async (state, expected) => {
    const raise = `RAISE EXCEPTION 'provoked' USING ERRCODE = '${state}'`
    const plain = () => database.prisma.$executeRawUnsafe(`DO $$ BEGIN ${raise}; END $$`)
    expect(await failureOf(plain)).toEqual({ classified: expected })

    const viaModel = () =>
      database.transaction(async (tx) => {
        await tx.$executeRawUnsafe(
          `CREATE FUNCTION provoke() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; END $$`,
        )
        await tx.$executeRawUnsafe(
          'CREATE TRIGGER provoke BEFORE INSERT ON client_error_reports FOR EACH ROW EXECUTE FUNCTION provoke()',
        )
        await tx.clientErrorReport.create({ data: report })
      })
    expect(await failureOf(viaModel)).toEqual({ classified: expected })
  })
})

it('a closed database is unavailable', async () => {
  const closed = await createTestDatabase()
  await closed.close()
  expect(await failureOf(() => closed.prisma.category.count())).toEqual({ classified: unavailable })
  expect(await failureOf(() => closed.transaction((tx) => tx.category.count()))).toEqual({ classified: unavailable })
})

it.each([undefined, null, 'text', 42, new Error('boom'), new TypeError('P2002'), { code: 'P2002x' }])(
  'is silent about %o, which is no failure of the database',
  (error) => {
    expect(classifyDatabaseError(error)).toBeNull()
  },
)

it.each([
  ['ENOSPC', full],
  ['ECONNREFUSED', unavailable],
  ['ETIMEDOUT', unavailable],
  ['ENOTFOUND', unavailable],
])('recognizes the system’s %s', (code, expected) => {
  expect(classifyDatabaseError(Object.assign(new Error(code), { code }))).toEqual(expected)
})
