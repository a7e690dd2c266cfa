/** Queries of the Prisma plugin for rows below the field that reads them, such as the row in a mutation's payload. */
import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from './context.ts'

/**
 * The columns that a document requests of the row at a path below the current field. The service that reads or writes
 * the row must pass them on to Prisma, so that the fields of the row load nothing again.
 */
export const plannedQuery = <Select extends object>(
  context: RequestContext,
  info: GraphQLResolveInfo,
  path: readonly string[],
  /** What is read in any case. */
  always: Readonly<Record<string, true>>,
  /** The type of the row, where the field returns a union. */
  typeName?: string,
): { readonly select: Select } =>
  queryFromInfo({
    context,
    info,
    path: [...path],
    select: { ...always },
    ...(typeName !== undefined && { typeName }),
  }) as { readonly select: Select }
