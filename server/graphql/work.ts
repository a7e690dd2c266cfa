/**
 * Resolver costs besides returned objects. One unit is about one small object, or a tenth of a millisecond of the event
 * loop, on the embedded database with the shipped catalog. Verified by `tests/server/graphql/work.test.ts`.
 */
import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core'

/** Data in memory: cached per catalog revision, or passed by the parent's resolver. */
export const IN_MEMORY = 0
/** One statement for all objects of a list; declared by the list's field. */
export const BATCHED = 0
/** One index lookup with a few rows. */
export const STATEMENT = 5
/** One statement that reads every tool. */
export const CATALOGUE_SCAN = 50
/** One ranking of the whole catalog. */
export const ENGINE_RUN = 20
/** One search of the catalog's index. */
export const SEARCH_RUN = 20
/** One pass over the columns of all tools, to filter, count or order them. */
export const COLUMN_SCAN = 2
/** One password hash: far more work than this, but on another thread and at most two at a time. */
export const PASSWORD_HASH = 100

/** A fixed amount, or one that grows with each given argument. */
type Work = number | { readonly always: number; readonly ifGiven: Readonly<Record<string, number>> }

type WithWork = Readonly<Record<string, unknown>> & { readonly work: Work }

declare global {
  // biome-ignore lint/style/noNamespace: Pothos declares its options there.
  export namespace PothosSchemaTypes {
    // Every root field declares its work, even if there is none: omitting it is a type error.
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      extensions: WithWork
    }
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      extensions: WithWork
    }
  }
}

/** Null when not declared. */
export const workOf = (field: { readonly extensions: Readonly<Record<string, unknown>> }): Work | null => {
  const work = field.extensions['work']
  return typeof work === 'number' || (typeof work === 'object' && work !== null) ? (work as Work) : null
}
