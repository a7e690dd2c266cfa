import type { ArgBuilder, FieldMap, ObjectRef } from '@pothos/core'
import { capitalized } from '#core/display/capitalized.ts'
import { MAX_FIRST } from '#core/paging.ts'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type AnyPage = { readonly nodes: readonly unknown[]; readonly totalCount: number }

/**
 * The type of a list whose screen shows page numbers, named after its root field; other lists that are read page by page
 * are connections.
 * @param more further fields of the page, such as counts of other states
 */
export const numberedPage = <Page extends AnyPage>(
  list: string,
  node: ObjectRef<SchemaTypes, unknown, Page['nodes'][number]>,
  more?: (t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Page>) => FieldMap,
) =>
  builder.objectRef<Page>(`${capitalized(list)}Page`).implement({
    description: `One page of \`${list}\`.`,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        description: 'The items of this page.',
        resolve: ({ nodes }) => [...nodes] as never,
      }),
      totalCount: t.int({
        description: 'The number of matching items on all pages.',
        resolve: ({ totalCount }) => totalCount,
      }),
      ...more?.(t),
    }),
  })

/** The arguments of such a list, beside its filters. The service checks them with `sliceOf`. */
export const pageArguments = (arg: ArgBuilder<SchemaTypes>, first: number, maxFirst: number = MAX_FIRST) => ({
  page: arg.int({ required: true, defaultValue: 1, description: 'The page number, starting at 1.' }),
  first: arg.int({
    required: true,
    defaultValue: first,
    description: `How many items to return, 1 to ${maxFirst}.`,
  }),
})
