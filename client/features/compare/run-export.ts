/** Exports of the comparison. Loaded on the first export. */
import { comparisonEmbedPath } from '#core/pages/embed-address.ts'
import { EMBED_SIZES, embedCode, embedTitle } from '#core/pages/embed-code.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { download } from '../../lib/download.ts'
import { CompareTools_tool } from './compared-tool.ts'
import { comparisonOf } from './comparison.ts'
import { comparisonCsv, comparisonMarkdown } from './comparison-exports.ts'

export type ExportKind = 'csv' | 'markdown' | 'copy' | 'embed'

export type ComparedTools = readonly FragmentType<typeof CompareTools_tool>[]

type Named = { readonly slug: string; readonly name: string }

const pairCode = (tools: readonly Named[], origin: string): string => {
  const [one, other] = [...tools].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  if (one === undefined || other === undefined) throw new Error('An embed needs two tools.')
  const address = origin + comparisonEmbedPath([one.slug, other.slug])
  return embedCode({ address, title: embedTitle([one.name, other.name]), ...EMBED_SIZES.comparison })
}

/** Saves or copies the table, or the code that embeds two tools; the result is an announcement. */
export async function runExport(kind: ExportKind, masked: ComparedTools, origin: string): Promise<string> {
  const tools = masked.map((tool) => readFragment(CompareTools_tool, tool))
  if (kind === 'embed') {
    await navigator.clipboard.writeText(pairCode(tools, origin))
    return 'Embed code copied.'
  }
  const comparison = comparisonOf(tools)
  const name = `compare-${tools.map(({ slug }) => slug).join('-')}`
  if (kind === 'csv') {
    download(`${name}.csv`, 'text/csv', comparisonCsv(tools, comparison))
    return 'Saved as CSV.'
  }
  const text = comparisonMarkdown(tools, comparison)
  if (kind === 'markdown') {
    download(`${name}.md`, 'text/markdown', text)
    return 'Saved as Markdown.'
  }
  await navigator.clipboard.writeText(text)
  return 'Copied as Markdown.'
}
