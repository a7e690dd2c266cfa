import { type Dirent, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A TypeScript file: its path from the project root with forward slashes, and its text. */
export type Source = { file: string; text: string }

const IGNORED = /(^|\/)(node_modules|dist|fixtures|gql|test-results)$|^prisma\/(client|data|migrations)$/
const isIgnored = (file: string, entry: Dirent) =>
  entry.isDirectory() && (IGNORED.test(file) || entry.name.startsWith('.'))

/** All hand-written TypeScript below `root`, generated code and fixtures left out. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isIgnored(file, entry)) return []
    if (entry.isDirectory()) return readSources(root, file)
    return /\.(ts|tsx)$/.test(entry.name) ? [{ file, text: readFileSync(path.join(root, file), 'utf8') }] : []
  })
}

const DOCUMENTS = [
  '*.md',
  '{content,docs}/**/*.md',
  '{core,client,server,payment-simulator,lab,examples}/**/README.md',
  'prisma/data/tools/*.json',
]

/** All documents and catalog files that people read. */
export function readDocuments(root: string): Source[] {
  return globSync(DOCUMENTS, { cwd: root }).map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }))
}

/** Returns one line per violation. */
export type SourceRule = (source: Source) => string[]

/**
 * A rule about syntax.
 * @param concerns whether the file can break the rule, by its path and text: most files need not be parsed
 * @param problem what is wrong with a node
 */
function syntaxRule(
  concerns: (source: Source) => boolean,
  problem: (node: ts.Node, tree: ts.SourceFile) => string | undefined,
): SourceRule {
  return (source) => {
    if (!concerns(source)) return []
    const { file, text } = source
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const what = problem(node, tree)
      if (what !== undefined) {
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
  }
}

const isMember = (node: ts.Node, object: string, ...names: string[]) =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === object && names.includes(node.name.text)

/** Core is deterministic: no clock, no random numbers. */
export const coreHasNoClock = syntaxRule(
  ({ file, text }) =>
    file.startsWith('core/') && /\bDate(\.now|\(\))|\b(Math\.random|performance|crypto|Temporal)\b/.test(text),
  (node) => {
    const ambient =
      isMember(node, 'Date', 'now') ||
      isMember(node, 'Math', 'random') ||
      isMember(node, 'performance', 'now', 'timeOrigin') ||
      isMember(node, 'crypto', 'randomUUID', 'getRandomValues') ||
      isMember(node, 'Temporal', 'Now')
    const today =
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) ||
      (ts.isCallExpression(node) && node.expression.getText() === 'Date')
    return ambient || today ? `uses ${node.getText()}` : undefined
  },
)

// Analytics record the URL and render nothing.
const READS_PAGE_QUERY = /^client\/(?!lib\/page-query\.ts$|features\/analytics\/)/

/** A screen that reads its URL directly would see parameters the server has stripped. */
export const pageQueryHasOneReader = syntaxRule(
  ({ file, text }) => READS_PAGE_QUERY.test(file) && /searchParams/i.test(text),
  (node) => {
    const hook = ts.isIdentifier(node) && node.text === 'useSearchParams' && !ts.isImportSpecifier(node.parent)
    const property = ts.isPropertyAccessExpression(node) && node.name.text === 'searchParams'
    const [text] =
      ts.isNewExpression(node) && node.expression.getText() === 'URLSearchParams' ? (node.arguments ?? []) : []
    const parsed = text !== undefined && /(^|\.)search$/.test(text.getText())
    return hook || property || parsed ? `reads the address by ${node.getText()}` : undefined
  },
)

const HOLDS_FUNCTIONS_SHORT = /^(core|server|payment-simulator|client|scripts|lab)\//

export const MAX_FUNCTION_LINES = 100
/**
 * A factory (`createSeatsService`) and a Fastify plugin (`fp(...)`) are lists of short functions that share what they were
 * given. Halving one only to count less would pass that on to two files, so they may have half as much again.
 */
export const MAX_FACTORY_LINES = 150

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name !== undefined) return node.name.getText()
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) {
    return parent.name.getText()
  }
  return ts.isCallExpression(parent) ? `the function in ${parent.expression.getText()}()` : 'a function'
}

const isFactory = (node: ts.FunctionLikeDeclaration): boolean =>
  /^create[A-Z]/.test(nameOf(node)) || (ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'fp')

/** In formatted code, all lines of a function but the first and the last are indented or blank. */
const LONG_INDENTED_PART = new RegExp(`(?:^(?: .*)?\\n){${MAX_FUNCTION_LINES - 2}}`, 'm')

/** A function does one thing. Tests are lists of cases and may be longer. */
export const shortFunctions = syntaxRule(
  ({ file, text }) => HOLDS_FUNCTIONS_SHORT.test(file) && LONG_INDENTED_PART.test(text),
  (node, tree) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return
    const [start, end] = [node.getStart(), node.end].map((at) => tree.getLineAndCharacterOfPosition(at).line)
    const lines = (end ?? 0) - (start ?? 0) + 1
    if (lines <= MAX_FUNCTION_LINES) return
    const most = isFactory(node) ? MAX_FACTORY_LINES : MAX_FUNCTION_LINES
    return lines > most ? `${nameOf(node)} has ${lines} lines, more than ${most}` : undefined
  },
)

/** Code that visitors' browsers may run; the admin area is loaded separately. */
const READ_BY_VISITORS = /^(client\/(?!admin\/)|core\/display\/)/

/** The first use of the browser's locale data takes a slow phone a tenth of a second; `core/display` avoids it. */
export const noLocaleData = syntaxRule(
  ({ file, text }) => READ_BY_VISITORS.test(file) && /\bIntl\b|\btoLocale|\blocaleCompare\b/.test(text),
  (node) => {
    const isIntl = ts.isIdentifier(node) && node.text === 'Intl'
    const isLocal = ts.isPropertyAccessExpression(node) && /^(toLocale\w*|localeCompare)$/.test(node.name.text)
    return isIntl || isLocal ? `needs locale data: ${node.getText()}` : undefined
  },
)
