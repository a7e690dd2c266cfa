/** The text of an HTML document that a person can see without scripts. */
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { PageBlock } from '#core/catalogue/price-watch/page-text.ts'
import type { OutsideDocument } from '#server/platform/outside/outside-fetch.ts'

const SKIPPED = new Set([
  ...['audio', 'canvas', 'head', 'iframe', 'noscript', 'object', 'script', 'select', 'style', 'svg', 'template'],
  ...['textarea', 'video'],
  // Former prices.
  ...['del', 's', 'strike'],
])
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'em', 'font', 'i', 'ins', 'kbd', 'label', 'mark', 'q'],
  ...['small', 'span', 'strong', 'time', 'u', 'var', 'wbr'],
])
/** Digits in them are cents or footnotes. */
const SPACED = new Set(['sub', 'sup'])
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
const UNDISPLAYED = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
/** Parsing takes time with the square of the open elements, which a page without end tags may have. */
const MAX_TAGS = 40_000
const MAX_SPAN = 20
const DECLARED = /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]+)/i
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i
const HEAD_BYTES = 2_048

const isHidden = ({ tagName, properties }: Element): boolean =>
  SKIPPED.has(tagName) ||
  (properties['hidden'] !== undefined && properties['hidden'] !== null && properties['hidden'] !== false) ||
  (tagName === 'dialog' && properties['open'] !== true) ||
  UNDISPLAYED.test(String(properties['style'] ?? ''))

const linesOf = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replace(/[ \t\r\f\v]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : [])

/** As one text, also for the tables within it. */
const flatText = (node: Nodes): string => {
  if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ')
  if (node.type === 'element' && isHidden(node)) return ''
  const text = childrenOf(node).map(flatText).join('')
  if (node.type !== 'element' || INLINE.has(node.tagName) || node.tagName.includes('-')) return text
  return SPACED.has(node.tagName) ? ` ${text} ` : `\n${text}\n`
}

const cellsOf = (row: Element): string[] =>
  row.children.flatMap((cell) => {
    if (cell.type !== 'element' || !/^t[dh]$/.test(cell.tagName) || isHidden(cell)) return []
    const span = Math.min(Math.max(1, Number(cell.properties['colSpan'] ?? 1) || 1), MAX_SPAN)
    return [linesOf(flatText(cell)), ...Array.from({ length: span - 1 }, () => '')]
  })

const rowsOf = (node: Nodes): string[][] =>
  childrenOf(node).flatMap((child) => {
    if (child.type !== 'element' || isHidden(child)) return []
    if (child.tagName === 'tr') return [cellsOf(child)]
    return /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : []
  })

const blocksOf = (root: Nodes): PageBlock[] => {
  const blocks: PageBlock[] = []
  let text = ''
  const endText = () => {
    const lines = linesOf(text)
    if (lines !== '') blocks.push({ text: lines })
    text = ''
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'text') text += node.value.replace(/\s*\n\s*/g, ' ')
    if (node.type === 'element' && isHidden(node)) return
    if (node.type === 'element' && node.tagName === 'table') {
      endText()
      blocks.push({ rows: rowsOf(node) })
      return
    }
    const isInline = node.type !== 'element' || INLINE.has(node.tagName) || node.tagName.includes('-')
    const around = isInline ? '' : SPACED.has(node.tagName) ? ' ' : '\n'
    text += around
    for (const child of childrenOf(node)) visit(child)
    text += around
  }
  visit(root)
  endText()
  return blocks
}

const decoded = (bytes: Uint8Array, label: string): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By the header, the document or as UTF-8; what is not in its encoding is read as windows-1252. */
const textOf = ({ bytes, contentType }: OutsideDocument): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const label = CHARSET.exec(contentType ?? '')?.[1] ?? DECLARED.exec(head)?.[1] ?? 'utf-8'
  return decoded(bytes, label) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Null for a document that is too large or too deep to be read. */
export const visibleBlocks = (document: OutsideDocument): PageBlock[] | null => {
  const html = textOf(document)
  if ((html.match(/<[a-z/!]/gi)?.length ?? 0) > MAX_TAGS) return null
  try {
    return blocksOf(fromHtml(html))
  } catch (error) {
    // The tree is built and visited recursively.
    if (error instanceof RangeError) return null
    throw error
  }
}
