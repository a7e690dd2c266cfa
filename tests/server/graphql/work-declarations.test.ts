import { type GraphQLField, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { workOf } from '#server/graphql/work.ts'
import { schema } from '#server/schema.ts'

const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type: type.name, field }))
    : [],
)

/** Parameters of the area's own resolver; Pothos wraps it, and adds a resolver to exposed columns. */
const parametersOf = ({ extensions }: GraphQLField<unknown, unknown>): number => {
  const { resolve } = extensions['pothosOptions'] as { readonly resolve?: unknown }
  return typeof resolve === 'function' ? resolve.length : 0
}

test('each root field declares its work, even if there is none', () => {
  const roots = fields.filter(({ type }) => ['Query', 'Mutation', 'Subscription'].includes(type))
  expect(roots.length).toBeGreaterThan(40)
  expect(roots.filter(({ field }) => workOf(field) === null).map(({ name }) => name)).toEqual([])
})

test('so does each field with arguments, and each whose resolver uses the context', () => {
  const able = fields.filter(({ field }) => field.args.length > 0 || parametersOf(field) > 2)
  expect(able.map(({ name }) => name)).toContain('Tool.similar')
  expect(able.map(({ name }) => name)).toContain('Category.toolCount')
  expect(able.map(({ name }) => name)).toContain('Favorite.tool')
  expect(able.map(({ name }) => name)).toContain('Viewer.sessions')
  expect(able.filter(({ field }) => workOf(field) === null).map(({ name }) => name)).toEqual([])
})

test('work that grows with arguments names arguments of its field', () => {
  const unknown = fields.flatMap(({ name, field }) => {
    const work = workOf(field)
    const given = typeof work === 'object' && work !== null ? Object.keys(work.ifGiven) : []
    return given.filter((key) => !field.args.some((argument) => argument.name === key)).map((key) => `${name}(${key})`)
  })
  expect(unknown).toEqual([])
})
