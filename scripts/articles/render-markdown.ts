import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Article } from '#core/articles/article.ts'
import { ArticleError } from './front-matter.ts'

/** The used part of a Markdown or HTML node. */
type TreeNode = {
  type: string
  tagName?: string
  depth?: number
  value?: string
  url?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

type Rendered = Pick<Article, 'html' | 'text' | 'headings' | 'wordCount'> & {
  /** Targets of all links, in order. */
  readonly links: readonly string[]
}

const SCHEMA: Options = {
  ...defaultSchema,
  // Heading ids are the heading texts: no script reads globals by these names.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', 'table-scroll'], ['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
    th: ['scope'],
    td: ['dataLabel'],
  },
}

const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'pre', 'table', 'ul', 'ol', 'br', 'hr'])
const CELLS = new Set(['td', 'th'])

const visit = (node: TreeNode, look: (node: TreeNode) => void): void => {
  look(node)
  for (const child of node.children ?? []) visit(child, look)
}

const plain = (node: TreeNode): string => {
  if (node.type === 'text') return (node.value ?? '').replace(/\s+/g, ' ')
  const inner = (node.children ?? []).map(plain).join('')
  if (BLOCKS.has(node.tagName ?? '')) return `\n${inner}\n`
  return CELLS.has(node.tagName ?? '') ? `${inner} ` : inner
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Plain text with a line per paragraph, item and row. */
const textOf = (tree: TreeNode): string =>
  plain(tree)
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n')

const all = (root: TreeNode, tagName: string): readonly TreeNode[] => {
  const found: TreeNode[] = []
  visit(root, (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

/** Names the column of each cell, for phones: code is too long to share a line with other columns. */
const labelCells = (table: TreeNode): void => {
  const labels = all(table, 'th').map((cell) => oneLine(plain(cell)))
  for (const row of all(table, 'tr')) {
    all(row, 'td').forEach((cell, index) => {
      cell.properties = { ...cell.properties, dataLabel: labels[index] }
    })
  }
}

/** Makes tables scrollable, focusable and labeled by the heading above them. */
const wrapTables = (parent: TreeNode, title: string): void => {
  let heading = title
  parent.children = (parent.children ?? []).map((node) => {
    if (/^h[2-4]$/.test(node.tagName ?? '')) heading = oneLine(plain(node))
    if (node.tagName !== 'table') return node
    if (all(node, 'code').length > 0) labelCells(node)
    const properties = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: heading }
    return { type: 'element', tagName: 'div', properties, children: [node] }
  })
}

const sandboxHref = (document: string): string => `/graphql#${new URLSearchParams({ query: document.trim() })}`

/** Adds a link to each GraphQL document that opens it in the explorer. */
const linkDocuments = (parent: TreeNode): void => {
  parent.children = (parent.children ?? []).flatMap((node) => {
    const [code] = node.tagName === 'pre' ? (node.children ?? []) : []
    if (code === undefined || !String(code.properties?.['className']).includes('language-graphql')) return [node]
    const document = code.children?.[0]?.value ?? ''
    const text = { type: 'text', value: 'Open in Sandbox' }
    const link = { type: 'element', tagName: 'a', properties: { href: sandboxHref(document) }, children: [text] }
    return [node, { type: 'element', tagName: 'p', properties: {}, children: [link] }]
  })
}

/**
 * Renders Markdown as sanitized HTML and plain text. Throws ArticleError for inline HTML, a first-level heading (the
 * title is the only one) and skipped heading levels.
 */
export const renderMarkdown = (file: string, title: string, markdown: string): Rendered => {
  const source = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const links: string[] = []
  let level = 1
  visit(source as TreeNode, (node) => {
    if (node.type === 'html') throw new ArticleError(file, `has HTML, which is not rendered: ${node.value}`)
    if (node.type === 'image' || node.type === 'imageReference') throw new ArticleError(file, 'has an image')
    if (node.type === 'heading') {
      const depth = node.depth ?? 1
      if (depth === 1) throw new ArticleError(file, 'has a second h1: headings begin with ##')
      if (depth > level + 1) throw new ArticleError(file, `skips from h${level} to h${depth}`)
      level = depth
    }
    if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) links.push(node.url)
  })
  const tree = unified().use(remarkRehype).use(rehypeSlug).runSync(source)
  const root = tree as TreeNode
  wrapTables(root, title)
  linkDocuments(root)
  const headings: Article['headings'] = []
  visit(root, (node) => {
    if (node.tagName === 'th') node.properties = { ...node.properties, scope: 'col' }
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      const id = String(node.properties?.['id'] ?? '')
      headings.push({ level: node.tagName === 'h2' ? 2 : 3, id, text: oneLine(plain(node)) })
    }
  })
  const clean = unified().use(rehypeSanitize, SCHEMA).runSync(tree)
  const html = unified().use(rehypeStringify).stringify(clean)
  const text = textOf(clean as TreeNode)
  return { html, text, headings, wordCount: text.split(/\s+/).length, links }
}
