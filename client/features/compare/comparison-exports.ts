/** Exports of the comparison. Loaded on the first export. */
import papa from 'papaparse'
import { NOT_KNOWN } from '#core/display/comparison-rows.ts'
import type { ComparedTool, Comparison, ComparisonCell } from './comparison.ts'

type Table = readonly (readonly string[])[]

const cellText = ({ lines, source }: ComparisonCell, separator: string): string => {
  const text = lines.length === 0 ? NOT_KNOWN : lines.join(separator)
  return source === null ? text : `${text} (${source})`
}

function tableOf(tools: readonly ComparedTool[], { groups, commonSource }: Comparison, separator: string): Table {
  const rows = groups.flatMap((group) => group.rows)
  return [
    ['', ...tools.map(({ name }) => name)],
    ...rows.map(({ label, cells }) => [label, ...cells.map((cell) => cellText(cell, separator))]),
    ...(commonSource === null ? [] : [['Unless noted otherwise', ...tools.map(() => commonSource)]]),
  ]
}

/** RFC 4180, with protection against spreadsheet formulas. */
export const comparisonCsv = (tools: readonly ComparedTool[], comparison: Comparison): string =>
  papa.unparse(tableOf(tools, comparison, '; ') as string[][], { escapeFormulae: true })

/** Characters that would end a cell or start markup. */
const markdownText = (text: string): string => text.replace(/[\\|*_`[\]<>#~]/g, '\\$&').replace(/\s*\n\s*/g, ' ')

/** A table that most Markdown dialects support. */
export function comparisonMarkdown(tools: readonly ComparedTool[], comparison: Comparison): string {
  const [head = [], ...rows] = tableOf(tools, comparison, '; ')
  const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`
  return `${[line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')}\n`
}
