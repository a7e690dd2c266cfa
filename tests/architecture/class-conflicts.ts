import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import ts from 'typescript'
import type { Source } from './source-rules.ts'

/** The classes of an element in parts that apply together; each part is one of several alternatives. */
type Slots = readonly (readonly string[])[]

/** The declarations of a class, by what has to be true for them (such as a width) and their properties. */
type Effect = { readonly key: string; readonly values: string }

export type ClassEffects = (name: string) => Effect | null

/** What each class of the product's theme declares. Classes that Tailwind does not know have no effect. */
export async function loadClassEffects(stylesheet: string): Promise<ClassEffects> {
  const { resolve } = createRequire(import.meta.url)
  const design = await loadDesignSystem(readFileSync(stylesheet, 'utf8'), {
    base: path.dirname(stylesheet),
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? path.join(base, id) : resolve(`${id}/index.css`)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  const effects = new Map<string, Effect | null>()
  return (name) => {
    let effect = effects.get(name)
    if (effect === undefined) {
      effect = effectOf(design.candidatesToCss([name])[0] ?? null, name)
      effects.set(name, effect)
    }
    return effect
  }
}

function effectOf(css: string | null, name: string): Effect | null {
  if (css === null) return null
  const conditions = name.split(':').slice(0, -1).sort().join(':')
  // Classes such as shadows and rings set the same property to the same combination of variables.
  const declarations = [...css.matchAll(/^\s+([a-z][\w-]*):\s*([^;{]+);/gm)].map(([, property, value]) => ({
    property,
    value,
  }))
  if (declarations.length === 0) return null
  const properties = declarations.map(({ property }) => property).sort()
  return {
    key: `${conditions} ${properties.join(' ')}`,
    values: declarations.map(({ property, value }) => `${property}:${value}`).join(';'),
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Pairs of classes that set the same properties to different values: the stylesheet's order decides, not the element's. */
function conflictsOf(slots: Slots, effects: ClassEffects): readonly (readonly [string, string])[] {
  const found: [string, string][] = []
  const compare = (one: string, other: string) => {
    const [a, b] = [effects(one), effects(other)]
    // An important class wins over the others, whatever their order.
    if (one.endsWith('!') !== other.endsWith('!')) return
    if (one !== other && a !== null && b !== null && a.key === b.key && a.values !== b.values) found.push([one, other])
  }
  slots.forEach((slot, index) => {
    for (const text of slot) {
      const words = wordsOf(text)
      words.forEach((word, at) => {
        for (const other of words.slice(at + 1)) compare(word, other)
        for (const later of slots.slice(index + 1)) for (const other of later.flatMap(wordsOf)) compare(word, other)
      })
    }
  })
  return found
}

type Declarations = {
  /** Constants of a file and imported helpers: their initializers. */
  readonly constants: ReadonlyMap<string, ts.Expression>
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node

/** The name of a prop that adds classes; what its caller passes is compared at the call. */
const PROP = 'className'

/** The alternatives of an expression that gives one text. */
function alternatives(given: ts.Expression, declarations: Declarations): readonly string[] {
  const node = unwrapped(given)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) {
    return [...alternatives(node.whenTrue, declarations), ...alternatives(node.whenFalse, declarations)]
  }
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? alternatives(node.right, declarations)
      : [...alternatives(node.left, declarations), ...alternatives(node.right, declarations)]
  }
  if (ts.isIdentifier(node)) {
    const constant = node.text === PROP ? undefined : declarations.constants.get(node.text)
    return constant === undefined ? [] : alternatives(constant, declarations)
  }
  if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const constant = declarations.constants.get(node.expression.text)
    const record = constant === undefined ? undefined : unwrapped(constant)
    if (record === undefined || !ts.isObjectLiteralExpression(record)) return []
    return record.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? alternatives(property.initializer, declarations) : [],
    )
  }
  return []
}

/** The parts of a `className`. */
function slotsOf(given: ts.Expression, declarations: Declarations): Slots {
  const node = unwrapped(given)
  if (ts.isTemplateExpression(node)) {
    return [
      [node.head.text],
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        alternatives(expression, declarations),
        [literal.text],
      ]),
    ]
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'classNames') {
      return node.arguments.flatMap((argument) => slotsOf(argument, declarations))
    }
    const helper = declarations.constants.get(node.expression.text)
    if (helper !== undefined && ts.isArrowFunction(helper) && !ts.isBlock(helper.body)) {
      return slotsOf(helper.body, declarations)
    }
  }
  return [alternatives(node, declarations)]
}

const mentionsProp = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === PROP) || (ts.forEachChild(node, mentionsProp) ?? false)

type Usage = {
  readonly file: string
  readonly line: number
  /** The component that the element is in. */
  readonly within: string | null
  readonly tag: string
  readonly slots: Slots
  /** Whether the element adds the classes that its own component was given. */
  readonly addsGiven: boolean
}

function usagesOf({ file, text }: Source): readonly Usage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const constants = new Map<string, ts.Expression>()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer !== undefined) constants.set(name.text, initializer)
    }
  }
  const usages: Usage[] = []
  const visit = (node: ts.Node, within: string | null) => {
    const inside = ts.isFunctionDeclaration(node) && node.name !== undefined ? node.name.text : within
    if (ts.isJsxAttribute(node) && node.name.getText() === PROP && node.initializer !== undefined) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (value !== undefined) {
        usages.push({
          file,
          line: line + 1,
          within: inside,
          tag: node.parent.parent.tagName.getText(),
          slots: slotsOf(value, { constants }),
          addsGiven: mentionsProp(value),
        })
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, null)
  return usages
}

/** Elements with two classes that contradict each other, also between a component's own and its caller's. */
export function findClassConflicts(sources: readonly Source[], effects: ClassEffects): readonly string[] {
  const usages = sources
    .filter(({ file, text }) => /^client\/.*\.tsx$/.test(file) && text.includes(PROP))
    .flatMap((source) => usagesOf(source))
  const own = new Map<string, Slots>()
  // A component may hand its classes on to another one: each round follows one more step.
  for (let round = 0; round < 3; round += 1) {
    for (const { within, tag, slots, addsGiven } of usages) {
      if (within !== null && addsGiven) own.set(within, [...(own.get(tag) ?? []), ...slots])
    }
  }
  return usages.flatMap(({ file, line, tag, slots }) =>
    conflictsOf([...(own.get(tag) ?? []), ...slots], effects).map(
      ([one, other]) => `${file}:${line} <${tag}> has both ${one} and ${other}`,
    ),
  )
}
