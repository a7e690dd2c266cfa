/** Root fields with the same result for everyone. */
import type { GraphQLSchema } from 'graphql'

/** An extension of root fields whose result is the same for everyone and cacheable by the server. */
export const PUBLIC_MARK = 'publicCatalogue'
/** An extension of root fields whose result is the same for everyone, but not cached by the server. */
const VIEWER_INDEPENDENT_MARK = 'viewerIndependent'

/** An extension of root fields that need another scope of a key than `catalogue`; a mutation without it refuses keys. */
export const KEY_SCOPE = 'keyScope'

/** Sorted. The browser keeps these results after sign-out. */
export const publicRootFields = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ extensions }) => extensions[PUBLIC_MARK] === true || extensions[VIEWER_INDEPENDENT_MARK] === true)
    .map(({ name }) => name)
    .sort()
