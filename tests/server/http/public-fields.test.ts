import { getNamedType, isAbstractType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { PUBLIC_ROOT_FIELDS } from '#client/gql/public-fields.ts'
import { PUBLIC_MARK, publicRootFields } from '#server/graphql/public-fields.ts'
import { schema } from '#server/schema.ts'
import { REVIEWED } from './reviewed-shared-fields.ts'

const reachable = () => {
  const found: Record<string, string[]> = {}
  const pending = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter((field) => field.extensions[PUBLIC_MARK] === true)
    .map((field) => {
      found['Query'] = [...(found['Query'] ?? []), field.name].sort()
      return getNamedType(field.type)
    })
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (found[type.name] !== undefined) continue
    if (isAbstractType(type)) pending.push(...schema.getPossibleTypes(type))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    found[type.name] = Object.keys(type.getFields()).sort()
    pending.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
  }
  return found
}

test('shared responses only contain reviewed fields', () => {
  expect(reachable()).toEqual(REVIEWED)
})

test('no mutation is marked as public', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  expect(mutations.filter((field) => field.extensions[PUBLIC_MARK] !== undefined)).toEqual([])
})

test('the client’s public fields match the schema, without member data', () => {
  expect([...PUBLIC_ROOT_FIELDS]).toEqual(['__typename', ...publicRootFields(schema)])
  expect([...PUBLIC_ROOT_FIELDS]).toEqual(expect.arrayContaining(['catalogueStatistics', 'tools', 'toolsInTheRunning']))
  expect(['viewer', 'myRating', 'favorites'].filter((name) => PUBLIC_ROOT_FIELDS.has(name))).toEqual([])
})
