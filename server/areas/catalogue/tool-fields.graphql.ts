/** The fields of `Tool` that are fields of its record. */
import type { FieldRef } from '@pothos/core'
import { definitionOf, FIELD_NAMES, type FieldsWith, type ToolField } from '#core/catalogue/fields/field-names.ts'
import { camelCase } from '#core/catalogue/fields/field-types.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import type { builder } from '../../graphql/builder.ts'
import { Category } from './category.graphql.ts'
import { PlatformEnum, PricingModelEnum, ToolStatusEnum } from './enums.graphql.ts'
import { ToolEvent } from './tool-events.graphql.ts'
import { Plan, ToolTopic } from './tool-parts.graphql.ts'
import type { ToolRow } from './tool-row.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, ToolRow>
type PublicField = FieldsWith<{ description: string }>
type OwnType = FieldsWith<{ kind: 'choice' | 'category' | 'plans' | 'events' | 'topics' }> | 'platforms'

/** Fields with a GraphQL type of their own. Other lists of words are lists of strings. */
const ownTypes = (t: FieldBuilder) => {
  const description = (name: PublicField) => definitionOf(name).description as string
  return {
    category: t.field({
      type: Category,
      description: description('category'),
      resolve: (tool) => tool.category,
    }),
    pricing_model: t.expose('pricingModel', {
      type: PricingModelEnum,
      nullable: true,
      description: description('pricing_model'),
    }),
    plans: t.field({
      type: [Plan],
      extensions: { listSize: 4 },
      description: description('plans'),
      resolve: (tool) => [...tool.plans],
    }),
    events: t.field({
      type: [ToolEvent],
      extensions: { listSize: 2 },
      description: description('events'),
      resolve: ({ id, status, events }) => events.map((event) => ({ ...event, toolId: id, toolStatus: status })),
    }),
    topics: t.field({
      type: [ToolTopic],
      extensions: { listSize: 4 },
      description: description('topics'),
      resolve: (tool) =>
        Object.entries(tool.topics)
          .map(([topic, weight]) => ({ topic, weight }))
          .sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic, 'en')),
    }),
    platforms: t.field({
      type: [PlatformEnum],
      description: description('platforms'),
      resolve: (tool) => [...tool.platforms],
    }),
    status: t.expose('status', { type: ToolStatusEnum, description: description('status') }),
  } satisfies Record<OwnType, unknown>
}

/** A value of a row; the resolvers below read it with the type of the field's kind. */
const read = <Value>(tool: ToolRow, name: ToolField) => tool[camelCase(name)] as Value

const fieldOf = (t: FieldBuilder, name: PublicField) => {
  const { kind, initial, description = '' } = definitionOf(name)
  // The type that allows null also fits fields that are never null.
  const options = { description, nullable: (initial === null) as true }
  switch (kind) {
    case 'flag':
      return t.boolean({ ...options, resolve: (tool) => read<boolean | null>(tool, name) })
    case 'integer':
      return t.int({ ...options, resolve: (tool) => read<number | null>(tool, name) })
    case 'decimal':
      return t.float({ ...options, resolve: (tool) => read<number | null>(tool, name) })
    case 'choices':
    case 'phrases':
      return t.stringList({ description, resolve: (tool) => [...read<readonly string[]>(tool, name)] })
    case 'day':
      return t.field({ ...options, type: 'Date', resolve: (tool) => read<string | null>(tool, name) })
    case 'url':
      return t.string({ ...options, resolve: (tool) => safeWebsiteUrl(read<string | null>(tool, name)) })
    default:
      return t.string({ ...options, resolve: (tool) => read<string | null>(tool, name) })
  }
}

export const recordFields = (t: FieldBuilder): Record<string, FieldRef<SchemaTypes>> => {
  const own: Readonly<Record<string, FieldRef<SchemaTypes>>> = ownTypes(t)
  const named = FIELD_NAMES.filter((name): name is PublicField => definitionOf(name).description !== undefined)
  return Object.fromEntries(named.map((name) => [camelCase(name), own[name] ?? fieldOf(t, name)]))
}
