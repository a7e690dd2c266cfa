/** Structured data of a stored page with administrators' changes and dates. */
import type { Prisma } from '#prisma/client/client.ts'
import { descriptionOf, publishedAtOf, titleOf, updatedAtOf } from './page-visibility.ts'

export const JSON_LD_COLUMNS = {
  schemaData: true,
  title: true,
  titleOverride: true,
  metaDescription: true,
  descriptionOverride: true,
  publishedAt: true,
  contentChangedAt: true,
} as const satisfies Prisma.ProgrammaticPageSelect

type Row = Prisma.ProgrammaticPageGetPayload<{ select: typeof JSON_LD_COLUMNS }>
type JsonObject = Readonly<Record<string, Prisma.JsonValue | undefined>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withPage = (node: Prisma.JsonValue | undefined, row: Row): unknown => {
  if (!isObject(node) || node['@type'] !== 'Article') return node
  return {
    ...node,
    headline: titleOf(row),
    description: descriptionOf(row),
    datePublished: publishedAtOf(row).toISOString(),
    dateModified: updatedAtOf(row).toISOString(),
  }
}

/** JSON-LD without `<`, so that it cannot close its element. */
export const jsonLdText = (row: Row): string => {
  const { schemaData } = row
  const graph = isObject(schemaData) ? schemaData['@graph'] : undefined
  const data =
    isObject(schemaData) && Array.isArray(graph)
      ? { ...schemaData, '@graph': graph.map((node) => withPage(node, row)) }
      : withPage(schemaData, row)
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
