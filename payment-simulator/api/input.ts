import { invalidRequest } from '../errors.ts'
import type { Form, FormValue } from '../form.ts'
import type { Metadata } from '../state.ts'

/** Reads request parameters. Unread parameters are rejected as unknown. */
export type Input = {
  text(name: string): string | null
  required(name: string): string
  integer(name: string): number | null
  boolean(name: string): boolean | null
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | null
  metadata(name?: string): Metadata
  /** Nested parameters, such as `items[0]`. */
  nested(name: string): Input | null
  list(name: string): Input[]
  texts(name: string): string[]
  has(name: string): boolean
  /** Known Stripe parameters without effect here. */
  ignore(...names: readonly string[]): void
  /** Throws StripeApiError when a parameter was never read. */
  expectAllRead(): void
}

export const createInput = (form: Form, path = ''): Input => {
  const read = new Set<string>()
  const inner: Input[] = []
  const nameOf = (name: string) => (path === '' ? name : `${path}[${name}]`)
  const take = (name: string): FormValue | undefined => {
    read.add(name)
    return form[name]
  }
  const isForm = (value: FormValue | undefined): value is Form => typeof value === 'object' && !Array.isArray(value)
  const invalid = (name: string, what: string) =>
    invalidRequest(`Invalid ${what}: ${nameOf(name)}`, { param: nameOf(name) })
  const open = (value: Form, at: string): Input => {
    const input = createInput(value, at)
    inner.push(input)
    return input
  }
  const input: Input = {
    text: (name) => {
      const value = take(name)
      if (value === undefined || value === '') return null
      if (typeof value !== 'string') throw invalid(name, 'string')
      return value
    },
    required: (name) => {
      const value = input.text(name)
      if (value !== null) return value
      throw invalidRequest(`Missing required param: ${nameOf(name)}.`, {
        param: nameOf(name),
        code: 'parameter_missing',
      })
    },
    integer: (name) => {
      const value = input.text(name)
      if (value === null) return null
      if (!/^-?\d{1,15}$/.test(value)) throw invalid(name, 'integer')
      return Number(value)
    },
    boolean: (name) => {
      const value = input.text(name)
      if (value === null) return null
      if (value !== 'true' && value !== 'false') throw invalid(name, 'boolean')
      return value === 'true'
    },
    oneOf: (name, values) => {
      const value = input.text(name)
      if (value === null) return null
      const found = values.find((one) => one === value)
      if (found === undefined) {
        throw invalidRequest(`Invalid ${nameOf(name)}: must be one of ${values.join(', ')}`, { param: nameOf(name) })
      }
      return found
    },
    metadata: (name = 'metadata') => {
      const value = take(name)
      if (value === undefined || value === '') return {}
      if (!isForm(value)) throw invalid(name, 'object')
      return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => entry[1] !== ''))
    },
    nested: (name) => {
      const value = take(name)
      if (value === undefined || value === '') return null
      if (!isForm(value)) throw invalid(name, 'object')
      return open(value, nameOf(name))
    },
    list: (name) => {
      const value = take(name)
      if (value === undefined || value === '') return []
      if (!Array.isArray(value)) throw invalid(name, 'array')
      return value.map((item, index) => {
        if (!isForm(item)) throw invalid(`${name}[${index}]`, 'object')
        return open(item, `${nameOf(name)}[${index}]`)
      })
    },
    texts: (name) => {
      const value = take(name)
      if (value === undefined || value === '') return []
      if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw invalid(name, 'array')
      return value as string[]
    },
    has: (name) => Object.hasOwn(form, name),
    ignore: (...names) => {
      for (const name of names) read.add(name)
    },
    expectAllRead: () => {
      for (const one of inner) one.expectAllRead()
      const unknown = Object.keys(form).find((name) => !read.has(name))
      if (unknown === undefined) return
      const name = nameOf(unknown)
      throw invalidRequest(`Received unknown parameter: ${name}`, { param: name, code: 'parameter_unknown' })
    },
  }
  return input
}
