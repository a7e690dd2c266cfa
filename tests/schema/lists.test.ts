import { type GraphQLField, getNamedType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '#server/schema.ts'

const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()))
const taking = (name: string) =>
  fields.filter(({ args }) => args.some((arg) => arg.name === name)).map((field) => [field.name, field] as const)

const fieldsOf = ({ type }: GraphQLField<unknown, unknown>) => {
  const named = getNamedType(type)
  return isObjectType(named)
    ? Object.fromEntries(Object.values(named.getFields()).map((one) => [one.name, String(one.type)]))
    : {}
}

describe('a list with page numbers', () => {
  it.each(taking('page').filter(([name]) => name !== 'tools'))('%s has the one shape', (name, field) => {
    const args = Object.fromEntries(field.args.map((arg) => [arg.name, `${arg.type} = ${arg.defaultValue}`]))
    expect(args['page']).toBe('Int! = 1')
    expect(args['first']).toMatch(/^Int! = \d+$/)
    expect(args['after']).toBeUndefined()
    expect(String(field.type)).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Page!`)
    expect(fieldsOf(field)).toMatchObject({ nodes: expect.stringMatching(/^\[\w+!\]!$/), totalCount: 'Int!' })
  })
})

/** Logs that grow without an end: counting them would read everything, and the number says nothing. */
const UNCOUNTED = ['catalogueChanges']

describe('a list with cursors', () => {
  it.each(taking('after'))('%s is a connection', (name, field) => {
    expect(String(field.type)).toMatch(/Connection!$/)
    const count = UNCOUNTED.includes(name) ? {} : { totalCount: 'Int!' }
    expect(fieldsOf(field)).toMatchObject({ pageInfo: 'PageInfo!', nodes: expect.anything(), ...count })
  })
})

it('both kinds exist', () => {
  expect(taking('page').length).toBeGreaterThan(10)
  expect(taking('after').map(([name]) => name)).toContain('favorites')
})
