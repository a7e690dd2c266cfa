/** Prisma selections for rows below the current field, such as in a mutation's payload. */
import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from './context.ts'

/**
 * The columns requested of the row at a path below the current field. Services must pass them to Prisma, so that fields
 * load nothing again.
 */
export const plannedQuery = <Select extends object>(
  context: RequestContext,
  info: GraphQLResolveInfo,
  path: readonly string[],
  /** Always selected. */
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
