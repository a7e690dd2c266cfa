import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isInterfaceType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { openapiText } from '#scripts/contract/openapi/openapi-document.ts'
import { printPublicSchema, printWholeSchema } from '#scripts/printed-schema.ts'
import { publicSchema, requiredRole } from '#server/graphql/access.ts'
import { schema } from '#server/schema.ts'
import { projectRoot } from '../architecture/cruise.ts'
import { undescribed } from './descriptions.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

describe('schema.graphql', () => {
  it('is what the server serves (npm run schema:print)', () => {
    expect(read('schema.graphql')).toBe(printWholeSchema(schema))
  })

  it('has @access on exactly the fields that require a role', () => {
    const printed = buildSchema(read('schema.graphql'))
    const accessOf = (kind: 'getQueryType' | 'getMutationType') =>
      Object.values(printed[kind]()?.getFields() ?? {}).map(({ name, astNode }) => {
        const [use] = astNode?.directives ?? []
        const value = use?.arguments?.[0]?.value
        return [name, value?.kind === 'EnumValue' ? value.value : null]
      })
    const requiredOf = (kind: 'getQueryType' | 'getMutationType') =>
      Object.values(schema[kind]()?.getFields() ?? {}).map((field) => [
        field.name,
        requiredRole(field)?.toUpperCase() ?? null,
      ])
    for (const kind of ['getQueryType', 'getMutationType'] as const) {
      expect(Object.fromEntries(accessOf(kind))).toEqual(Object.fromEntries(requiredOf(kind)))
    }
    expect(printed.getDirective('access')?.locations).toEqual(['FIELD_DEFINITION'])
  })
})

describe('schema.public.graphql', () => {
  it('is the schema without the fields that require a role (npm run schema:print)', () => {
    expect(read('schema.public.graphql')).toBe(printPublicSchema(schema))
  })

  it('has every other field, and no type that only editors and administrators reach', () => {
    const open = publicSchema(schema)
    const fieldsOf = (whole: typeof schema) => ({
      ...whole.getQueryType()?.getFields(),
      ...whole.getMutationType()?.getFields(),
    })
    const expected = Object.values(fieldsOf(schema)).filter((field) => requiredRole(field) === null)
    expect(Object.keys(fieldsOf(open)).sort()).toEqual(expected.map(({ name }) => name).sort())
    expect(open.getType('RefundRequestPage') ?? open.getType('AuditEntry')).toBeUndefined()
    for (const type of Object.values(open.getTypeMap()).filter(isInterfaceType)) {
      const implementations = (of: typeof schema) => of.getPossibleTypes(type).map(({ name }) => name)
      expect(implementations(open).length).toBeGreaterThan(0)
    }
  })
})

it('openapi.json is what the server serves (npm run schema:print)', () => {
  expect(read('openapi.json')).toBe(openapiText())
})

describe('every type, field, argument and value', () => {
  it('has a description', () => expect(undescribed(schema)).toEqual([]))

  it('is reported without one, or with only its name as one', () => {
    const poor = buildSchema(`
      type Query { tools(first: Int, "How many to skip." skip: Int): [Tool!]! }
      "A tool." type Tool { "Name." name: String "When it was added." addedAt: String }
      enum Sort { "By name." NAME PRICE }
      "What to add." input AddInput { name: String }
      directive @cost(weight: Int) on FIELD_DEFINITION
    `)
    expect(undescribed(poor).sort()).toEqual(
      ['@cost', '@cost(weight)', 'AddInput.name', 'Query', 'Query.tools', 'Query.tools(first)']
        .concat(['Sort', 'Sort.PRICE', 'Tool.name'])
        .sort(),
    )
  })
})

describe('generated GraphQL types', () => {
  // A process of its own, because the generator loads the server's schema, which is possible once per process.
  it('are current (npm run codegen)', { timeout: 300_000 }, () => {
    const program = path.join(projectRoot, 'node_modules/@graphql-codegen/cli/esm/bin.js')
    const check = spawnSync(process.execPath, [program, '--check', '--silent'], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(`${check.stdout}${check.stderr}`).toBe('')
    expect(check.status).toBe(0)
  })

  it('exist for both sides', () => {
    const generated = globSync('{client,server/http}/gql/*.ts', { cwd: projectRoot }).sort()
    expect(generated).toEqual([
      'client/gql/fragment-masking.ts',
      'client/gql/gql.ts',
      'client/gql/graphql.ts',
      'client/gql/possible-types.ts',
      'client/gql/public-fields.ts',
      'server/http/gql/fragment-masking.ts',
      'server/http/gql/gql.ts',
      'server/http/gql/graphql.ts',
    ])
  })
})
