/**
 * Relations the Prisma plugin may follow. They load rows without a service's authorization, so they are only allowed
 * between models owned by the viewer.
 */
import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Source } from '../architecture/source-rules.ts'

/** Models whose rows belong to one member and are private. */
export const VIEWER_OWNED: readonly string[] = [
  'User',
  'Session',
  'PlanGrant',
  'MemberSettings',
  'Favorite',
  'Collection',
  'CollectionTool',
  'ToolView',
  'ToolRating',
  'RecommendationUsage',
]

type Model = { readonly fields: readonly { readonly name: string; readonly kind: string; readonly type: string }[] }
type Extensions = Readonly<Record<string, unknown>>

const relationsIn = (selection: unknown, model: Model, models: Readonly<Record<string, Model>>): string[] => {
  if (typeof selection !== 'object' || selection === null) return []
  return Object.entries(selection).flatMap(([name, nested]) => {
    if (name === '_count') return relationsIn((nested as { readonly select?: unknown }).select, model, models)
    const field = model.fields.find((one) => one.name === name && one.kind === 'object')
    if (field === undefined) return []
    const target = models[field.type]
    const below = (nested as { readonly select?: unknown }).select
    return [field.type, ...(target === undefined ? [] : relationsIn(below, target, models))]
  })
}

/** The relation declared by a field (`t.relation` and similar), or followed in its `select`. */
const modelsOf = (extensions: Extensions, model: Model, models: Readonly<Record<string, Model>>): string[] => {
  const relation = extensions['pothosPrismaRelationField'] as { readonly type: string } | undefined
  const selection = extensions['pothosPrismaSelect']
  const selected = relationsIn(selection, model, models)
  if (relation !== undefined) return [relation.type, ...selected]
  // A function: its selection is decided at run time.
  return typeof selection === 'function' ? ['decided at run time'] : selected
}

/** `Type.field -> Model` for every relation that leaves the viewer's own data. */
export const relationsBeyondViewer = (
  schema: GraphQLSchema,
  models: Readonly<Record<string, Model>>,
  owned: readonly string[] = VIEWER_OWNED,
): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    const name = type.extensions['pothosPrismaModel']
    const model = typeof name === 'string' ? models[name] : undefined
    if (!isObjectType(type) || model === undefined || typeof name !== 'string') return []
    return Object.values(type.getFields()).flatMap((field) =>
      modelsOf(field.extensions, model, models)
        .filter((target) => !owned.includes(name) || !owned.includes(target))
        .map((target) => `${type.name}.${field.name} -> ${target}`),
    )
  })

/** Resolvers and endpoints that use the database client, bypassing the authorizing services. */
export const databaseClientUses = ({ file, text }: Source): string[] => {
  if (!/^server\/(areas\/.*\.graphql\.ts$|http\/)/.test(file)) return []
  const code = text.replaceAll(/^import .*$/gm, '')
  return /\bprisma\b/.test(code) ? [`${file} takes the client of the database`] : []
}
