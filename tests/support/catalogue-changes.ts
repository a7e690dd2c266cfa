/** Reads the public change feed through the API. */
import { createApi } from './catalogue.ts'
import type { TestDatabase } from './database.ts'

export type Change = { readonly sequence: string; readonly kind: string } & Record<string, unknown>
type Page = {
  readonly nodes: readonly Change[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const FIELDS = 'sequence at kind toolId slug record field oldValue newValue events mergedIntoId mergedIntoSlug status'

export const createChangesReader = (database: TestDatabase) => {
  const read = async (after: string | null, first = 100) => {
    const { data, errors } = await createApi(database).query(
      `query ($after: String, $first: Int!) { catalogueChanges(after: $after, first: $first) {
        nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
      { after, first },
    )
    return { page: data?.catalogueChanges as Page, errors }
  }
  const changesAfter = async (after: string | null): Promise<readonly Change[]> => (await read(after)).page.nodes
  return {
    read,
    /** At most a hundred. */
    changesAfter,
    lastSequence: async (): Promise<string> => (await changesAfter(null)).at(-1)?.sequence ?? '0',
  }
}
