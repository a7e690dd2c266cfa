/** Adds single fields to `Query` and `Mutation`. */
import {
  type FieldNullability,
  type FieldOptionsFromKind,
  InputFieldBuilder,
  type InputFieldMap,
  type TypeParam,
} from '@pothos/core'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type RootFieldOptions<
  Kind extends 'Query' | 'Mutation',
  Type extends TypeParam<SchemaTypes>,
  Nullable extends FieldNullability<Type>,
  Args extends InputFieldMap,
  ResolveShape,
  ResolveReturnShape,
> = FieldOptionsFromKind<SchemaTypes, SchemaTypes['Root'], Type, Nullable, Args, Kind, ResolveShape, ResolveReturnShape>

/** Defines an argument. */
export const arg = new InputFieldBuilder<SchemaTypes, 'Arg'>(builder, 'Arg').argBuilder()

export const query = <
  Type extends TypeParam<SchemaTypes>,
  ResolveShape,
  ResolveReturnShape,
  Nullable extends FieldNullability<Type> = false,
  Args extends InputFieldMap = Record<never, never>,
>(
  name: string,
  options: RootFieldOptions<'Query', Type, Nullable, Args, ResolveShape, ResolveReturnShape>,
): void => builder.queryField(name, (t) => t.field(options))

export const mutation = <
  Type extends TypeParam<SchemaTypes>,
  ResolveShape,
  ResolveReturnShape,
  Nullable extends FieldNullability<Type> = false,
  Args extends InputFieldMap = Record<never, never>,
>(
  name: string,
  options: RootFieldOptions<'Mutation', Type, Nullable, Args, ResolveShape, ResolveReturnShape>,
): void => builder.mutationField(name, (t) => t.field(options))
