export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = { [name: string]: FormValue }

const DEEPEST = 8

/** `items[0][price]` as `['items', '0', 'price']`. */
const pathOf = (name: string): string[] => {
  const first = name.indexOf('[')
  if (first === -1) return [name]
  return [name.slice(0, first), ...name.slice(first + 1, name.endsWith(']') ? -1 : undefined).split('][')]
}

const insert = (target: Form, [name = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = target[name]
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null)
  target[name] = next
  // `expand[]=a&expand[]=b`: each adds one.
  const [key = '', ...deeper] = rest
  insert(next, [key === '' ? String(Object.keys(next).length) : key, ...deeper], value)
}

/** Objects with only numeric names become lists. */
const withLists = (value: FormValue): FormValue => {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const values = names.map((name) => withLists(value[name] as FormValue))
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return values
  return Object.assign(Object.create(null), Object.fromEntries(names.map((name, index) => [name, values[index]])))
}

/** Parses `a=1&b[c]=2&d[0]=3&e[]=4` as `{ a, b: { c }, d: [3], e: [4] }`; all values are texts. */
export const parseForm = (text: string): Form => {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    if (path.length <= DEEPEST) insert(form, path, value)
  }
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withLists(value)])),
  )
}
