/** The fastest peer: Mercurius with compiled documents and one statement a query. `mercurius-server.ts DATABASE_URL` */
import type { AddressInfo } from 'node:net'
import { type FastifyPluginAsync, fastify } from 'fastify'
import pg from 'pg'
import { loadPackage } from '../packages.ts'
import { QUERIES, type QueryName } from './queries.ts'

type Options = { readonly schema: string; readonly resolvers: object; readonly jit: number }
const { mercurius } = loadPackage<{ readonly mercurius: FastifyPluginAsync<Options> }>('mercurius')

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })

const SCHEMA = `
  enum PricingModel { ENTERPRISE FREE FREEMIUM PAID }
  type Tool {
    id: ID! slug: String! name: String! vendor: String! description: String! websiteUrl: String
    pricingModel: PricingModel prominence: Int! freeTier: Boolean! featured: Boolean!
    longDescription: String! lowestMonthlyPriceUsd: Float skill: Int!
    features: [String!]! useCases: [String!]! pros: [String!]! cons: [String!]!
  }
  type ToolConnection { totalCount: Int! nodes: [Tool!]! }
  type Query {
    tools(category: [String!]!, first: Int!): ToolConnection!
    tool(by: ToolByInput!): Tool
  }
  input ToolByInput { slug: String! }
`

/** The field that the statement of a query answers, as the statement built it. */
const read = async <Field extends string>(
  name: QueryName,
  field: Field,
  value: string | undefined,
): Promise<unknown> => {
  const { sql: text, valuesOf } = QUERIES[name]
  const { rows } = await pool.query<{ data: string }>({ name, text, values: [...valuesOf(value ?? '')] })
  return (JSON.parse(rows[0]?.data ?? '{}') as Partial<Record<Field, unknown>>)[field] ?? null
}

const app = fastify()
await app.register(mercurius, {
  schema: SCHEMA,
  resolvers: {
    Query: {
      tools: (_root: unknown, { category }: { category: readonly string[] }) => read('q1', 'tools', category[0]),
      tool: (_root: unknown, { by }: { by: { slug: string } }) => read('q2', 'tool', by.slug),
    },
  },
  jit: 1,
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`ready on http://localhost:${(app.server.address() as AddressInfo).port}`)
