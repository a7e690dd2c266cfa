/** Exports of the comparison. Loaded on the first export. */
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { download } from '../../lib/download.ts'
import { CompareTools_tool } from './compared-tool.ts'
import { comparisonOf } from './comparison.ts'
import { comparisonCsv, comparisonMarkdown } from './comparison-exports.ts'

export type ExportKind = 'csv' | 'markdown' | 'copy'

export type ComparedTools = readonly FragmentType<typeof CompareTools_tool>[]

/** Saves or copies the table; the result is an announcement. */
export async function runExport(kind: ExportKind, masked: ComparedTools): Promise<string> {
  const tools = masked.map((tool) => readFragment(CompareTools_tool, tool))
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
