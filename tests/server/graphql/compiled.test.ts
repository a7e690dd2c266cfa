import fc from 'fast-check'
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLSchema,
  getOperationAST,
  parse,
  print,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NotFoundError } from '#core/errors.ts'
import { createCompiler } from '#server/graphql/compiled.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { schema as realSchema } from '#server/schema.ts'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const exampleSchema = (): GraphQLSchema => {
  const schema = buildSchema(`
    interface Named { name: String! }
    type Cat implements Named { name: String! lives: Int friend: Named broken: String strict: String! list: [Named!] }
    type Dog implements Named { name: String! barks: Boolean friend: Named }
    union Pet = Cat | Dog
    enum Size { SMALL LARGE }
    input Choice { size: Size = SMALL, names: [String!] }
    type Query {
      pet(kind: String = "cat"): Pet  pets(count: Int = 2): [Pet!]!  missing: String  strict: Cat!  size(choice: Choice): Size
    }
  `)
  const cat = (name: string): object => ({
    __typename: 'Cat',
    name,
    lives: 9,
    friend: { __typename: 'Dog', name: 'Rex', barks: true },
    broken: () => {
      throw new Error('secret')
    },
    strict: () => null,
    list: async () => [cat('inner'), { __typename: 'Dog', name: null }],
  })
  const fields = schema.getQueryType()?.getFields() ?? {}
  const resolve = (name: string, resolver: (args: Record<string, unknown>) => unknown) => {
    const field = fields[name]
    if (field !== undefined) field.resolve = (_source, args: Record<string, unknown>) => resolver(args)
  }
  resolve('pet', async ({ kind }) => (kind === 'cat' ? cat('Tom') : { __typename: 'Dog', name: 'Rex', barks: false }))
  resolve('pets', ({ count }) => Array.from({ length: Number(count) }, (_, index) => cat(`cat ${index}`)))
  resolve('missing', () => Promise.reject(new NotFoundError('There is none.')))
  resolve('strict', () => cat('Tom'))
  resolve('size', ({ choice }) => (choice as { size?: string } | undefined)?.size ?? 'wrong')
  return schema
}

const DOCUMENTS: readonly string[] = [
  '{ pet { __typename ... on Cat { name lives } ... on Dog { barks } } }',
  'query Q($kind: String) { pet(kind: $kind) { ... on Named { name } ... on Dog { barks friend { name } } } }',
  '{ a: pet { ...P } b: pet(kind: "dog") { ...P } } fragment P on Pet { ... on Named { x: name name } }',
  'query Q($on: Boolean!, $off: Boolean!) { pet @include(if: $on) { ...F @skip(if: $off) ... on Cat @include(if: $off) { lives } } missing @skip(if: $on) } fragment F on Cat { name friend @include(if: $on) { name } }',
  'query Q($on: Boolean!) { pet { ...A @include(if: $on) ...A @skip(if: $on) } } fragment A on Cat { name lives }',
  'query Q($on: Boolean!) { ...R @include(if: $on) size } fragment R on Query { pet { ... on Cat { lives } } }',
  '{ missing pet { ... on Cat { broken name } } }',
  '{ pets { ... on Cat { strict name } } size }',
  '{ strict { strict } }',
  '{ pets(count: 3) { ... on Cat { list { name } broken } } }',
  'query Q($count: Int) { pets(count: $count) { ... on Cat { name friend { ... on Dog { barks } name } } } }',
  'query Q($choice: Choice) { size(choice: $choice) }',
  '{ size(choice: { size: LARGE }) other: size }',
  '{ __schema { queryType { name fields { name args { name defaultValue } } } } __type(name: "Pet") { possibleTypes { name } } }',
  '{ pet { ... on Cat { name } } pet { ... on Cat { lives friend { name } } } }',
]

const variables = fc.record(
  {
    kind: fc.constantFrom<unknown>('cat', 'dog', null, 3),
    on: fc.constantFrom<unknown>(true, false, true, false, null),
    off: fc.boolean(),
    count: fc.constantFrom<unknown>(0, 1, 3, null, 'x'),
    choice: fc.constantFrom<unknown>(
      null,
      {},
      { size: 'LARGE' },
      { size: 'NONE' },
      { names: ['a'] },
      { names: [null] },
    ),
  },
  { requiredKeys: [] },
)

const isConditional = (document: DocumentNode) => /@(skip|include)/.test(print(document))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a compiled document gives the standard executor’s response', async () => {
  const schema = exampleSchema()
  const compiler = createCompiler(schema)
  const documents = DOCUMENTS.map((text) => parse(text))
  const context = {} as RequestContext
  for (const document of documents) {
    expect(validate(schema, document)).toEqual([])
    await compiler.run({ document, operation: getOperationAST(document) ?? undefined, variables: {}, context })
  }
  let compiled = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), variables, async (document, given) => {
      const operation = getOperationAST(document) ?? undefined
      const quick = await compiler.run({ document, operation, variables: given, context })
      const slow = await execute({ schema, document, variableValues: given, contextValue: context })
      if (quick === null) {
        // The regular executor only runs operations with errors or conditions.
        if (!isConditional(document)) expect(slow.errors).toBeDefined()
        return
      }
      compiled += 1
      expect(plain(quick)).toEqual(plain(slow))
    }),
    { numRuns: 1_000, seed: 20_261_120 },
  )
  expect(compiled).toBeGreaterThan(300)
})

describe('the compiler', () => {
  const context = {} as RequestContext
  const run = (compiler: ReturnType<typeof createCompiler>, text: string, document = parse(text)) => {
    const operation = getOperationAST(document) ?? undefined
    return () => compiler.run({ document, operation, variables: {}, context })
  }

  test('starts with the second use', async () => {
    const ask = run(createCompiler(exampleSchema()), '{ pet { ... on Cat { name } } }')
    expect(await ask()).toBeNull()
    expect(await ask()).not.toBeNull()
  })

  test.each([
    '"\\"); globalThis.intruded = true; (\\""',
    `"'; globalThis.intruded = true; '"`,
    '"`; globalThis.intruded = true; `"',
    `"\${globalThis.intruded = true}"`,
    '"\\\\"',
    '"\\u2028globalThis.intruded = true\\u2029"',
    '"""*/ globalThis.intruded = true /*"""',
  ])('treats the text %s as data', async (literal) => {
    const schema = exampleSchema()
    const echo = schema.getQueryType()?.getFields()['pet']
    if (echo !== undefined) echo.resolve = (_source, { kind }: { kind: string }) => ({ __typename: 'Cat', name: kind })
    const compiler = createCompiler(schema)
    const texts = [
      `{ pet(kind: ${literal}) { ... on Cat { name } } }`,
      `query Q($kind: String = ${literal}) { pet(kind: $kind) { ... on Cat { name } } }`,
    ]
    for (const text of texts) {
      const document = parse(text)
      const ask = run(compiler, text, document)
      await ask()
      const standard = await execute({ schema, document, contextValue: context })
      expect(plain(await ask())).toEqual(plain(standard))
      expect(standard.errors).toBeUndefined()
    }
    expect(globalThis).not.toHaveProperty('intruded')
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'changes no prototype for the alias %s',
    async (alias) => {
      const text = `query ${alias} { ${alias}: pet { ... on Cat { ${alias}: name } } }`
      const document = parse(text)
      const schema = exampleSchema()
      const ask = run(createCompiler(schema), text, document)
      await ask()
      const compiled = JSON.stringify(await ask())
      expect(compiled).toBe(JSON.stringify(await execute({ schema, document, contextValue: context })))
      expect({}).not.toHaveProperty('name')
    },
  )

  test('leaves the alias __proto__ to the standard executor', async () => {
    for (const text of ['{ pet { ... on Cat { __proto__: name } } }', '{ __proto__: pet { ... on Cat { name } } }']) {
      const ask = run(createCompiler(exampleSchema()), text)
      await ask()
      expect(await ask()).toBeNull()
    }
  })

  test('skips invalid variables and everything but queries', async () => {
    const schema = buildSchema('type Query { a: Int } type Mutation { b: Int }')
    for (const text of ['mutation { b }', 'query Q($a: Int!) { a @skip(if: true) b: a }']) {
      const ask = run(createCompiler(schema), text)
      await ask()
      expect(await ask()).toBeNull()
    }
  })
})

describe('over the real schema', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await loadCatalogue(database, {
      tools: { writing: [toolRecord({ plans: [plan()] }), toolRecord({ slug: 'beta', pricing_model: 'free' })] },
    })
  })
  afterAll(() => database.close())

  test.each([
    '{ tools { totalCount nodes { slug name plans { name usdMonth asOf } topics { topic weight } category { name toolCount } updatedAt addedOn facts { field asOf } } pageInfo { hasNextPage endCursor } } }',
    '{ tool(by: { slug: "abacus" }) { ...T rating { mean } } other: tool(by: { slug: "none" }) { ...T } } fragment T on Tool { id verified websiteUrl platforms pricingModel }',
    '{ tools(first: 500) { totalCount } categories { slug } }',
    '{ catalogue { revision changedAt toolCount } pricingModels }',
  ])('%s', async (text) => {
    const { context } = createApi(database)
    const document = parse(text)
    expect(validate(realSchema, document)).toEqual([])
    const slow = await createExecute(realSchema)({ document, variables: {}, context })
    const quick = createExecute(realSchema, createCompiler(realSchema))
    const answers = [1, 2, 3].map(() => quick({ document, variables: {}, context }))
    for (const answer of await Promise.all(answers)) {
      expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(slow)))
    }
  })
})
