/** Fields that require a role: their extension `action` names the action of the policy that their service checks. */
import { type GraphQLFieldExtensions, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { type Action, roleFor } from '#core/policy.ts'

type Extended = { readonly extensions?: Readonly<GraphQLFieldExtensions<unknown, unknown>> | null }

/** Null for the fields of everyone and of members. */
export const requiredRole = ({ extensions }: Extended): 'editor' | 'admin' | null => {
  const action = extensions?.['action'] as Action | undefined
  return action === undefined ? null : roleFor(action)
}

const withoutRoles = (type: GraphQLObjectType | null | undefined): GraphQLObjectType | null => {
  if (!type) return null
  const { fields, ...config } = type.toConfig()
  const open = Object.entries(fields).filter(([, field]) => requiredRole(field) === null)
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(open) })
}

/** The schema without the fields that require a role, and without the types that only these use. */
export const publicSchema = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({
    description: schema.description,
    query: withoutRoles(schema.getQueryType()),
    mutation: withoutRoles(schema.getMutationType()),
    directives: schema.getDirectives(),
  })
