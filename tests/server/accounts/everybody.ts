/** Every field and function call, and every kind of caller. */
import type { FastifyInstance } from 'fastify'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { Viewer } from '#core/policy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { schema } from '#server/schema.ts'
import { viewerWith } from '../../support/viewers.ts'

/** A value that fits a type, without optional parts. */
const someValue = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return someValue(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const required = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type))
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`
  }
  const scalars: Readonly<Record<string, string>> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    Date: '"2026-11-20"',
    DateTime: '"2026-11-20T12:00:00Z"',
  }
  return scalars[type.name] ?? '"00000000-0000-4000-8000-000000000000"'
}

/** The shortest operation with this root field. */
const shortestOperation = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string => {
  const required = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
  const given = required.map((argument) => `${argument.name}: ${someValue(argument.type)}`)
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return `${kind} { ${field.name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selection} }`
}

type Kind = 'query' | 'mutation'
export const KINDS: Kind[] = ['query', 'mutation']

export const fieldsOf = (kind: Kind) =>
  (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}

const operation = (kind: Kind, name: string): string => {
  const field = fieldsOf(kind)[name]
  if (field === undefined) throw new Error(`There is no ${kind} ${name}`)
  return shortestOperation(kind, field)
}

/** The name of each field with its shortest operation. */
export const operations = (lists: Record<Kind, string[]>) =>
  KINDS.flatMap((kind) => lists[kind].map((name): [string, string] => [name, operation(kind, name)]))

/** The names of all types reachable from these query fields. */
export const typesWithin = (names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const pending = names.flatMap((name) => {
    const field = fieldsOf('query')[name]
    return field === undefined ? [] : [getNamedType(field.type)]
  })
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (seen.has(type.name)) continue
    seen.add(type.name)
    if (isUnionType(type)) pending.push(...type.getTypes())
    if (isInterfaceType(type)) pending.push(...schema.getPossibleTypes(type))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    pending.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
  }
  return seen
}

/** One account of each kind, as the viewer of a request. */
export const createPeople = async (database: Database): Promise<Readonly<Record<string, Viewer>>> => {
  const people: Record<string, Viewer> = {}
  const grant = { plan: 'pro', status: 'active', period: null, until: null } as const
  for (const [name, changes] of Object.entries({
    member: {},
    paid: { entitlement: grant },
    'unverified editor': { role: 'editor' },
    editor: { role: 'editor', emailVerified: true },
    'unverified administrator': { role: 'admin' },
    administrator: { role: 'admin', emailVerified: true },
    'editor without a factor': { role: 'editor', emailVerified: true, secondFactor: 'missing' },
    'administrator without a factor': { role: 'admin', emailVerified: true, secondFactor: 'missing' },
  } as Record<string, Partial<Viewer>>)) {
    const at = new Date('2026-11-20T12:00:00Z')
    const times = { createdAt: at, updatedAt: at }
    const account = { providerId: 'credential', accountId: name, password: 'no:hash' }
    const data = { email: `${name.replaceAll(' ', '-')}@people.example`, name, ...times, accounts: { create: account } }
    const { id } = await database.prisma.user.create({ data })
    people[name] = viewerWith({ id, sessionId: id, ...changes })
  }
  return people
}

/** Calls a function, named `name METHOD action`, with some input and this token. */
export const callFunction = (app: FastifyInstance, call: string, token: string | undefined) => {
  const [name, method = 'POST', action] = call.split(' ')
  const input = { toolId: 'x', updates: {}, currentPassword: 'x', newPassword: 'a long new phrase' }
  return app.inject({
    method: method as 'GET',
    url: `/.netlify/functions/${name}`,
    ...(method === 'GET' ? {} : { payload: action === undefined ? input : { action, ...input } }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  })
}
