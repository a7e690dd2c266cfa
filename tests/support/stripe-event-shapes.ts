/** One event of every type that Stripe's SDK declares, with every field of its object, filled from the declarations. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

type EventShape = { readonly type: string; readonly object: { readonly [name: string]: Json } }

/** An expanded reference, such as a dispute's charge, is written as an object with an id. */
const MAX_DEPTH = 2

const EVENTS = fileURLToPath(new URL('./resources/Events.d.ts', import.meta.resolve('stripe')))

/** Ids that no customer, charge or other object has. */
const idOf = (name: string): string => `${name}_unknown`

const isNullable = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Null) !== 0

/** A value of a declared type: the first of its alternatives that is neither null nor undefined. */
const sampleOf = (checker: ts.TypeChecker, type: ts.Type, name: string, depth: number): Json => {
  const alternatives = type.isUnion() ? type.types : [type]
  const [first] = alternatives.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0)
  if (first === undefined) return null
  if (first.isStringLiteral() || first.isNumberLiteral()) return first.value
  if ((first.flags & ts.TypeFlags.String) !== 0) return name === 'id' ? idOf('object') : idOf(name)
  if ((first.flags & ts.TypeFlags.Number) !== 0) return 1
  if ((first.flags & ts.TypeFlags.BooleanLike) !== 0) return false
  if (checker.isArrayType(first)) return []
  return depth === 0 || isNullable(type) ? {} : objectOf(checker, first, depth - 1)
}

const objectOf = (checker: ts.TypeChecker, type: ts.Type, depth: number): { [name: string]: Json } =>
  Object.fromEntries(
    checker
      .getPropertiesOfType(type)
      .filter((property) => (property.flags & ts.SymbolFlags.Method) === 0)
      .map((property) => [property.name, sampleOf(checker, checker.getTypeOfSymbol(property), property.name, depth)]),
  )

export const readEventShapes = (): readonly EventShape[] => {
  const program = ts.createProgram([EVENTS], { skipLibCheck: true, strict: true, noLib: true, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(EVENTS)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module === undefined ? [] : checker.getExportsOfModule(module)
  return exported
    .filter(({ name, flags }) => /.Event$/.test(name) && (flags & ts.SymbolFlags.Interface) !== 0)
    .flatMap((symbol) => {
      const event = checker.getDeclaredTypeOfSymbol(symbol)
      const field = (of: ts.Type, name: string): ts.Type | undefined => {
        const property = checker.getPropertyOfType(of, name)
        return property && checker.getTypeOfSymbol(property)
      }
      const type = field(event, 'type')
      const data = field(event, 'data')
      const object = data && field(data, 'object')
      if (object === undefined || !type?.isStringLiteral()) return []
      return [{ type: type.value, object: objectOf(checker, object, MAX_DEPTH) }]
    })
}
