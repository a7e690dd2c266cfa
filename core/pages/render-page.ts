import { escapeHtml } from '../escape-html.ts'
import type { GeneratedPage, Inline, Line, PageBlock } from './page-model.ts'
import { inlineText, lineText } from './statement.ts'
import { linesOf } from './text-signature.ts'

const inlineHtml = (part: Inline): string => {
  if (typeof part === 'string') return escapeHtml(part)
  if ('strong' in part) return `<strong>${escapeHtml(part.strong)}</strong>`
  return `<a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`
}
const lineHtml = (line: Line): string => line.map(inlineHtml).join('')

const cellHtml = (lines: readonly Line[]): string =>
  lines.length === 1 && lines[0] !== undefined
    ? lineHtml(lines[0])
    : `<ul>${lines.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</ul>`

const tableHtml = ({ caption, head, rows }: Extract<PageBlock, { kind: 'table' }>): string => {
  // An empty header cell announces nothing, so it is a plain cell.
  const headers = head.map((text) => (text === '' ? '<td></td>' : `<th scope="col">${escapeHtml(text)}</th>`)).join('')
  const body = rows.map((cells) => {
    const [first, ...others] = cells.map(cellHtml)
    // Phones show each row as a list of cells, with their labels.
    const values = others.map((cell, index) => `<td data-label="${escapeHtml(head[index + 1] ?? '')}">${cell}</td>`)
    return `<tr><th scope="row">${first ?? ''}</th>${values.join('')}</tr>`
  })
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${headers}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const blockHtml = (block: PageBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.id)}">${escapeHtml(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p>${lineHtml(block.line)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</${tag}>`
    }
    case 'table':
      return tableHtml(block)
    case 'questions':
      return block.items
        .map(({ question, answer }) => `<h3>${escapeHtml(question)}</h3><p>${lineHtml(answer)}</p>`)
        .join('')
  }
}

/** Uses only tags and attributes of the content allow-list. */
export const blocksToHtml = (blocks: readonly PageBlock[]): string => blocks.map(blockHtml).join('\n')

/** Escapes all Markdown and HTML. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replace(/[&<>]/g, escapeHtml)

/** Escapes what would begin a list, a heading or a numbered item at the start of a line. */
const escapeStart = (text: string): string =>
  text.replace(/^(\s*)([-+=])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2')

const inlineMarkdown = (part: Inline): string => {
  if (typeof part === 'string') return escapeMarkdown(part)
  if ('strong' in part) return `**${escapeMarkdown(part.strong)}**`
  return `[${escapeMarkdown(part.text)}](<${part.href.replace(/[<>\s\\]/g, encodeURIComponent)}>)`
}
const lineMarkdown = (line: Line): string => escapeStart(line.map(inlineMarkdown).join(''))

const tableMarkdown = ({ caption, head, rows }: Extract<PageBlock, { kind: 'table' }>): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `**${escapeMarkdown(caption)}**`,
    '',
    row(head.map(escapeMarkdown)),
    row(head.map(() => '---')),
    ...rows.map((cells) =>
      row(cells.map((lines) => lines.map((line) => line.map(inlineMarkdown).join('')).join('; '))),
    ),
  ].join('\n')
}

const blockMarkdown = (block: PageBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`
    case 'paragraph':
      return lineMarkdown(block.line)
    case 'list':
      return block.items
        .map((line, index) => `${block.ordered ? `${index + 1}.` : '-'} ${lineMarkdown(line)}`)
        .join('\n')
    case 'table':
      return tableMarkdown(block)
    case 'questions':
      return block.items
        .map(({ question, answer }) => `### ${escapeMarkdown(question)}\n\n${lineMarkdown(answer)}`)
        .join('\n\n')
  }
}

/** With the title as heading. Links are internal paths, as on the page. */
export const blocksToMarkdown = ({ title, blocks }: Pick<GeneratedPage, 'title' | 'blocks'>): string =>
  `# ${escapeMarkdown(title)}\n\n${blocks.map(blockMarkdown).join('\n\n')}\n`

const PREVIEWED = 3

/** The first paragraphs as plain text. */
export const previewOf = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [lineText(block.line)] : [])).slice(0, PREVIEWED)

/** Words visible to visitors. */
export const wordCountOf = (blocks: readonly PageBlock[]): number => {
  let words = 0
  for (const block of blocks) {
    for (const line of linesOf(block)) words += line.map(inlineText).join('').match(/\S+/g)?.length ?? 0
  }
  return words
}
