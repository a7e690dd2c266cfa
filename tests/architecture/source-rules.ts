import { type Dirent, readdirSync, readFileSync } from 'node:fs'
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

const DOCUMENT_FOLDERS = ['content', 'docs', 'prisma/data/tools']

/** All documents and catalog files that people read. */
export function readDocuments(root: string): Source[] {
  const below = DOCUMENT_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  return ['README.md', 'CONTRIBUTING.md', ...below]
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, file), 'utf8') }))
}

/** Returns one line per violation. */
export type SourceRule = (source: Source) => string[]

function parse({ file, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

function complain(tree: ts.SourceFile, node: ts.Node, what: string): string {
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const isMember = (node: ts.Node, object: string, ...names: string[]) =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === object && names.includes(node.name.text)

/** Tool configurations and other programs may read the environment; the product has one reader. */
const READS_ENVIRONMENT = /^(server\/config\.ts|[^/]+\.config\.ts|(scripts|bench|tests|e2e)\/.*)$/

/** `process.env` only in server/config.ts and in tools, so that every variable is validated and documented once. */
export const environmentHasOneReader: SourceRule = (source) => {
  if (READS_ENVIRONMENT.test(source.file)) return []
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    const destructured =
      ts.isVariableDeclaration(node) &&
      node.initializer?.getText() === 'process' &&
      ts.isObjectBindingPattern(node.name) &&
      node.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'env')
    const indexed = ts.isElementAccessExpression(node) && node.expression.getText() === 'process'
    if (isMember(node, 'process', 'env') || isMember(node, 'globalThis.process', 'env') || destructured || indexed) {
      found.push(complain(tree, node, 'reads process.env'))
    }
  })
  return found
}

/** Core is deterministic: no clock, no random numbers. */
export const coreHasNoClock: SourceRule = (source) => {
  if (!source.file.startsWith('core/')) return []
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    const ambient =
      isMember(node, 'Date', 'now') ||
      isMember(node, 'Math', 'random') ||
      isMember(node, 'performance', 'now', 'timeOrigin') ||
      isMember(node, 'crypto', 'randomUUID', 'getRandomValues') ||
      isMember(node, 'Temporal', 'Now')
    const today =
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) ||
      (ts.isCallExpression(node) && node.expression.getText() === 'Date')
    if (ambient || today) found.push(complain(tree, node, `uses ${node.getText()}`))
  })
  return found
}

/** Values are imported from their defining file; re-exporting barrels hide it and cause cycles. */
export const noBarrels: SourceRule = (source) => {
  const tree = parse(source)
  const found: string[] = []
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined || statement.isTypeOnly) continue
    const clause = statement.exportClause
    const onlyTypes = clause && ts.isNamedExports(clause) && clause.elements.every((element) => element.isTypeOnly)
    if (!onlyTypes) found.push(complain(tree, statement, 're-exports values of another file'))
  }
  return found
}

const TOOL_CONFIGURATION = /^([^/]+\.config|codegen|e2e\/global-setup)\.ts$/

/** Default exports get a different name at every import; only tools that require one get one. */
export const namedExports: SourceRule = (source) => {
  if (TOOL_CONFIGURATION.test(source.file)) return []
  const tree = parse(source)
  const found: string[] = []
  for (const statement of tree.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const isDefault = modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
    const renamed =
      ts.isExportDeclaration(statement) &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause) &&
      statement.exportClause.elements.some((element) => element.name.text === 'default')
    if (isDefault || renamed || ts.isExportAssignment(statement))
      found.push(complain(tree, statement, 'exports a default'))
  }
  return found
}

// Analytics record the URL and render nothing.
const READS_PAGE_QUERY = /^client\/(?!lib\/page-query\.ts$|features\/analytics\/)/

/** A screen that reads its URL directly would see parameters the server has stripped. */
export const pageQueryHasOneReader: SourceRule = (source) => {
  if (!READS_PAGE_QUERY.test(source.file)) return []
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    const hook = ts.isIdentifier(node) && node.text === 'useSearchParams' && !ts.isImportSpecifier(node.parent)
    const property = ts.isPropertyAccessExpression(node) && node.name.text === 'searchParams'
    const [text] =
      ts.isNewExpression(node) && node.expression.getText() === 'URLSearchParams' ? (node.arguments ?? []) : []
    const parsed = text !== undefined && /(^|\.)search$/.test(text.getText())
    if (hook || property || parsed) found.push(complain(tree, node, `reads the address by ${node.getText()}`))
  })
  return found
}

export const MAX_LINES = 300

/** A longer file contains two things. */
export const shortFiles: SourceRule = ({ file, text }) => {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return lines > MAX_LINES ? [`${file} has ${lines} lines, more than ${MAX_LINES}`] : []
}

const HOLDS_FUNCTIONS_SHORT = /^(core|server|client|scripts|bench)\//

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

/** A function does one thing. Tests are lists of cases and may be longer. */
export const shortFunctions: SourceRule = (source) => {
  if (!HOLDS_FUNCTIONS_SHORT.test(source.file)) return []
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return
    const [start, end] = [node.getStart(), node.end].map((at) => tree.getLineAndCharacterOfPosition(at).line)
    const lines = (end ?? 0) - (start ?? 0) + 1
    const most = isFactory(node) ? MAX_FACTORY_LINES : MAX_FUNCTION_LINES
    if (lines > most) found.push(complain(tree, node, `${nameOf(node)} has ${lines} lines, more than ${most}`))
  })
  return found
}

/** Node runs the sources by removing types, which cannot turn an enum or a namespace into code. */
export const erasableTypes: SourceRule = (source) => {
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    if (ts.isEnumDeclaration(node)) found.push(complain(tree, node, 'declares an enum'))
    if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
      found.push(complain(tree, node, 'declares a parameter property'))
    }
  })
  return found
}

/** Code that visitors' browsers may run; the administration is loaded separately. */
const READ_BY_VISITORS = /^(client\/(?!features\/administration\/)|core\/display\/)/

/** The first use of the browser's locale data takes a slow phone a tenth of a second; `core/display` avoids it. */
export const noLocaleData: SourceRule = (source) => {
  if (!READ_BY_VISITORS.test(source.file)) return []
  const tree = parse(source)
  const found: string[] = []
  walk(tree, (node) => {
    const isIntl = ts.isIdentifier(node) && node.text === 'Intl'
    const isLocal = ts.isPropertyAccessExpression(node) && /^(toLocale\w*|localeCompare)$/.test(node.name.text)
    if (isIntl || isLocal) found.push(complain(tree, node, `needs locale data: ${node.getText()}`))
  })
  return found
}
