/** Which root fields have the same result for everyone. */
import type { GraphQLSchema } from 'graphql'

/** Marks a root field, in its `extensions`, whose result is the same for everyone and may be cached by the server. */
export const PUBLIC_MARK = 'publicCatalogue'
/** Marks a root field whose result is the same for everyone and is not cached by the server. */
const VIEWER_INDEPENDENT_MARK = 'viewerIndependent'

/** The names of all root fields whose result is the same for everyone, sorted. The browser keeps them after sign-out. */
export const publicRootFields = (schema: GraphQLSchema): readonly string[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ extensions }) => extensions[PUBLIC_MARK] === true || extensions[VIEWER_INDEPENDENT_MARK] === true)
    .map(({ name }) => name)
    .sort()
