import { getNamedType, getNullableType, isInputObjectType, isObjectType, isUnionType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '#server/schema.ts'

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const types = Object.values(schema.getTypeMap())

describe('a mutation', () => {
  it.each(mutations.map((field) => [field.name, field] as const))(
    '%s takes one input or nothing',
    (_name, { args }) => {
      expect(args.map(({ name }) => name)).toEqual(args.length === 0 ? [] : ['input'])
      for (const { type } of args) expect(isInputObjectType(getNullableType(type))).toBe(true)
    },
  )

  it.each(mutations.map((field) => [field.name, field] as const))(
    '%s answers with its payload or a failure',
    (_name, { type }) => {
      const result = getNamedType(type)
      const members = isUnionType(result) ? result.getTypes() : []
      const payloads = members.filter(({ name }) => name.endsWith('Payload'))
      const failures = members.filter(
        (one) => isObjectType(one) && one.getInterfaces().some(({ name }) => name === 'Failure'),
      )
      expect(payloads).toHaveLength(1)
      expect(payloads.length + failures.length).toBe(members.length)
    },
  )
})

it('an input has a name that ends in Input', () => {
  expect(types.filter(isInputObjectType).filter(({ name }) => !name.endsWith('Input'))).toEqual([])
})
