/**
 * A Pothos plugin for forward-only connections: removes `last` and `before`, requires `first`, authorizes before
 * decoding, and maps invalid cursors to our error.
 */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  PothosSchemaError,
  PothosValidationError,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { InvalidInputError } from '#core/errors.ts'
import type { RequestContext } from './context.ts'

export type ForwardConnection = {
  /** The page size without `first`. */
  readonly defaultSize: number
  /** Authorizes and checks the page size before the cursor is decoded. */
  readonly check: (context: RequestContext, first: number) => Promise<void>
}

const pluginName = 'forwardConnections'

declare global {
  // biome-ignore lint/style/noNamespace: Pothos declares its plugins there.
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      forwardConnections: ForwardConnectionsPlugin<Types>
    }
  }
}

/** `extensions.forwardConnection` of a field; null when it is no connection. */
const rulesOf = (field: { readonly extensions?: Readonly<Record<string, unknown>> | null | undefined }) =>
  (field.extensions?.['forwardConnection'] as ForwardConnection | undefined) ?? null

class ForwardConnectionsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { first, after, last, before, ...others } = field.args
    const rules = rulesOf(field)
    if (rules === null) {
      if (last === undefined && before === undefined) return field
      throw new PothosSchemaError(`${field.parentType}.${field.name} needs extensions.forwardConnection`)
    }
    if (first === undefined || after === undefined) {
      throw new PothosSchemaError(`${field.parentType}.${field.name} is not a connection`)
    }
    return {
      ...field,
      args: {
        ...others,
        first: { ...first, type: { ...first.type, required: true }, defaultValue: rules.defaultSize },
        after,
      },
    }
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const rules = rulesOf(field)
    if (rules === null) return resolver
    return async (parent, args, context, info) => {
      await rules.check(context as RequestContext, (args as { readonly first: number }).first)
      try {
        return await resolver(parent, args, context, info)
      } catch (error) {
        if (error instanceof PothosValidationError) throw invalidCursor()
        throw error
      }
    }
  }
}

const invalidCursor = () => new InvalidInputError('"after" is not a cursor of this list.', 'after')

SchemaBuilder.registerPlugin(pluginName, ForwardConnectionsPlugin)
