import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import { isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import type PrismaTypes from '#prisma/client/pothos-types.ts'
import { getDatamodel } from '#prisma/client/pothos-types.ts'
import { schema } from '#server/schema.ts'
import { projectRoot } from '../architecture/cruise.ts'
import { readSources } from '../architecture/source-rules.ts'
import { databaseClientUses, relationsBeyondViewer, VIEWER_OWNED } from './relations.ts'

const { models } = getDatamodel().datamodel

/** A schema with relations from and to models not owned by viewers. */
const brokenSchema = () => {
  const client = () => {
    throw new Error('Nothing is loaded here')
  }
  const builder = new SchemaBuilder<{ PrismaTypes: PrismaTypes }>({
    plugins: [PrismaPlugin],
    prisma: { client, dmmf: getDatamodel() },
  })
  builder.prismaObject('Tool', { select: { id: true }, fields: (t) => ({ favorites: t.relationCount('favorites') }) })
  builder.prismaObject('ToolView', { fields: (t) => ({ tool: t.relation('tool') }) })
  builder.prismaObject('Favorite', { fields: (t) => ({ user: t.relation('user') }) })
  builder.prismaObject('User', {
    fields: (t) => ({
      saved: t.stringList({
        select: { favorites: { select: { tool: { select: { name: true } } } } },
        resolve: ({ favorites }) => favorites.map(({ tool }) => tool.name),
      }),
    }),
  })
  const extensions = { work: 0 }
  builder.queryType({ fields: (t) => ({ user: t.prismaField({ type: 'User', extensions, resolve: () => null }) }) })
  return builder.toSchema()
}

describe('relations of the Prisma plugin', () => {
  it('stay within what the viewer owns', () => expect(relationsBeyondViewer(schema, models)).toEqual([]))

  it('are reported outside it', () => {
    expect(relationsBeyondViewer(brokenSchema(), models).sort()).toEqual([
      'Tool.favorites -> Favorite',
      'ToolView.tool -> Tool',
      'User.saved -> Tool',
    ])
  })

  it('name existing models, none of the catalog', () => {
    expect(VIEWER_OWNED.filter((name) => models[name] === undefined)).toEqual([])
    expect(VIEWER_OWNED).not.toContain('Tool')
  })
})

describe('types of the Prisma plugin', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => type.extensions['pothosPrismaModel'] !== undefined)

  it('are owned by the viewer, except the two views of a page', () => {
    expect(types.map(({ name }) => name).sort()).toEqual([
      'Activity',
      'BlogPost',
      'Collection',
      'CollectionTool',
      'Favorite',
      'MemberRating',
      'MemberSettings',
      'Payment',
      'ProgrammaticPage',
      'Session',
      'Viewer',
    ])
  })

  it('load only the columns that a document requests', () => {
    const all = types.filter((type) => {
      const select = type.extensions['pothosPrismaSelect']
      return typeof select !== 'object' || select === null
    })
    expect(all.map(({ name }) => name)).toEqual([])
  })
})

describe('the database client', () => {
  it('is used by the schema builder, but not by resolvers or endpoints', () => {
    expect(readSources(projectRoot).flatMap(databaseClientUses)).toEqual([])
  })

  it('is reported in a resolver', () => {
    const text = [
      "import type { Prisma } from '../../../prisma/client/client.ts'",
      '  fields: (t) => ({ all: t.prismaField({ resolve: (query, _r, _a, { services }) =>',
      '    services.prisma.favorite.findMany(query) }) })',
    ].join('\n')
    expect(databaseClientUses({ file: 'server/areas/favorites/favorite.graphql.ts', text })).toEqual([
      'server/areas/favorites/favorite.graphql.ts takes the client of the database',
    ])
    expect(databaseClientUses({ file: 'server/areas/favorites/favorites.service.ts', text })).toEqual([])
  })
})

describe('connections', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
  )

  it('are read forward only', () => {
    const backward = fields.filter(({ field }) => field.args.some(({ name }) => name === 'last' || name === 'before'))
    expect(backward.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })

  it('add no list of nodes', () => expect(schema.getQueryType()?.getFields()['nodes']).toBeUndefined())

  it('leave Node to public types', () => {
    const node = schema.getType('Node')
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : []
    expect(types.map(({ name }) => name).sort()).toEqual(['BlogPost', 'Category', 'SubscriptionPlan', 'Tool'])
  })
})
