/** Loads the tools of other areas' rows, batched per request. */
import type { GraphQLResolveInfo } from 'graphql'
import { UnavailableError } from '#core/errors.ts'
import type { ToolRow } from '../areas/catalogue/tool-row.ts'
import { whenResolversWait } from './batch-loader.ts'
import type { RequestContext } from './context.ts'
import { requestedFields } from './requested-fields.ts'

type Batch = {
  readonly ids: Set<string>
  /** GraphQL names of all requested fields. */
  readonly fields: Set<string>
  readonly tools: Promise<ReadonlyMap<string, ToolRow>>
}

/** The open batch of a request. Tools are not cached: a later mutation may change them. */
const collecting = new WeakMap<RequestContext, Batch>()

const openBatch = (context: RequestContext): Batch => {
  const ids = new Set<string>()
  const fields = new Set<string>()
  const load = async () => {
    await whenResolversWait()
    collecting.delete(context)
    return context.services.catalogue.tools.toolsById([...ids], fields)
  }
  const batch = { ids, fields, tools: load() }
  collecting.set(context, batch)
  return batch
}

/**
 * The tool with this lower-case UUID in any status, with at least the columns of these fields. Null when there is none.
 */
export const loadTool = async (
  context: RequestContext,
  id: string,
  fields: ReadonlySet<string>,
): Promise<ToolRow | null> => {
  const batch = collecting.get(context) ?? openBatch(context)
  batch.ids.add(id)
  for (const field of fields) batch.fields.add(field)
  return (await batch.tools).get(id) ?? null
}

/** For nullable fields of type `Tool`. */
export const resolveTool = (
  { toolId }: { readonly toolId: string },
  _args: object,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ToolRow | null> => loadTool(context, toolId, requestedFields(info))

/** For non-null fields of type `Tool`. Throws UnavailableError when the tool was deleted after the row was read. */
export const resolveExistingTool = async (
  row: { readonly toolId: string },
  args: object,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ToolRow> => {
  const tool = await resolveTool(row, args, context, info)
  if (tool === null) throw new UnavailableError('The list changed while it was being read. Please try again.')
  return tool
}

/** Rows with an existing tool, each with that tool. */
export const withTools = async <Row extends { readonly toolId: string }>(
  context: RequestContext,
  rows: readonly Row[],
  fields: ReadonlySet<string>,
): Promise<(Row & { readonly tool: ToolRow })[]> => {
  const tools = await Promise.all(rows.map(({ toolId }) => loadTool(context, toolId, fields)))
  return rows.flatMap((row, index) => {
    const tool = tools[index]
    return tool ? [{ ...row, tool }] : []
  })
}
