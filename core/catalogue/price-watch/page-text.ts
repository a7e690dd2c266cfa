/** The visible content of a page: lines of text, and tables with their cells. */
export type PageBlock = { readonly text: string } | { readonly rows: readonly (readonly string[])[] }

const isNamed = (cell: string, names: readonly string[]): boolean => {
  const text = cell.trim().toLowerCase()
  return names.some((name) => text === name || text.startsWith(`${name} `) || text.startsWith(`${name}\n`))
}

/** Column by column, so that a plan's name stands before its own prices; the first column names the rows. */
const byColumn = (rows: readonly (readonly string[])[]): string => {
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''))
  return columns.map((cells) => cells.filter(Boolean).join('\n')).join('\n')
}

const tableText = (rows: readonly (readonly string[])[], names: readonly string[]): string => {
  const [head = []] = rows
  // Plans in the first row are the columns of a comparison; otherwise each row is about one of them.
  const isComparison = rows.length > 1 && head.filter((cell) => isNamed(cell, names)).length > 1
  const isOneColumn = rows.length > 1 && head.slice(1).some((cell) => isNamed(cell, names))
  return isComparison || isOneColumn ? byColumn(rows) : rows.map((row) => row.join('\n')).join('\n')
}

/** One text, with the tables in the order that suits the plans with these names. */
export const pageText = (blocks: readonly PageBlock[], planNames: readonly string[]): string => {
  const names = planNames.map((name) => name.toLowerCase())
  return blocks
    .map((block) => ('text' in block ? block.text : tableText(block.rows, names)))
    .filter((text) => text !== '')
    .join('\n')
}
