/** Instead of the client's module in tests. */
import { readFileSync } from 'node:fs'
import { possibleTypes as productTypes } from '../../client/gql/possible-types.ts'

const schema = readFileSync('schema.graphql', 'utf8')
const objectTypes = [...schema.matchAll(/^type (\w+)/gm)].map(([, name = '']) => name)

/**
 * Apollo's cache, in development, warns when a fragment on an object type does not match and that type is in no list.
 * Such fragments need no list, and every page would load it. Here, all object types have one. Interfaces and unions
 * only have the product's lists, so a missing one is still a warning, and a test fails at any warning.
 */
export const possibleTypes: Record<string, string[]> = { ...productTypes, ObjectType: objectTypes }
