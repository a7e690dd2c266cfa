/** Everything of an OpenAPI document that a client relies on, as a flat list. */
type Json = { readonly [key: string]: unknown }

export type Fact = {
  /** Where it is: `input AuthVerifyInput.userId`, `answer 200 GetToolsAnswer[].slug`. */
  readonly path: string
  readonly direction: 'input' | 'answer'
  readonly types: readonly string[]
  /** The only values; null for any. */
  readonly values: readonly string[] | null
  readonly required: boolean
  /** Bounds and format. */
  readonly limits: string
  readonly deprecatedOn: string | null
  readonly deprecated: boolean
}

export type OperationFacts = {
  /** `GET /path`. */
  readonly name: string
  readonly deprecated: boolean
  readonly deprecatedOn: string | null
  readonly facts: ReadonlyMap<string, Fact>
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format']
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const deprecationOf = (value: Json) => ({
  deprecated: value['deprecated'] === true,
  deprecatedOn: typeof value['x-deprecated-on'] === 'string' ? value['x-deprecated-on'] : null,
})

const merged = (one: Fact, other: Fact): Fact => ({
  ...one,
  types: [...new Set([...one.types, ...other.types])].sort(),
  values: one.values === null || other.values === null ? null : [...new Set([...one.values, ...other.values])].sort(),
  required: one.required && other.required,
  limits: [...new Set([one.limits, other.limits])].filter((text) => text !== '').join(' or '),
})

const typesOf = (schema: Json): readonly string[] => {
  const { type } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.map(String).sort()
  return 'const' in schema || 'enum' in schema ? ['value'] : ['any']
}

const valuesOf = (schema: Json): readonly string[] | null => {
  if ('const' in schema) return [JSON.stringify(schema['const'])]
  // Null has no other values, so it restricts nothing beside it.
  if (schema['type'] === 'null') return []
  return Array.isArray(schema['enum']) ? schema['enum'].map((value) => JSON.stringify(value)).sort() : null
}

const limitsOf = (schema: Json): string =>
  LIMITS.flatMap((name) => (name in schema ? [`${name} ${String(schema[name])}`] : [])).join(', ')

const createReader = (document: Json) => {
  const resolve = (schema: Json): Json => {
    const { $ref } = schema
    if (typeof $ref !== 'string') return schema
    const parts = $ref.replace('#/', '').split('/')
    return resolve(parts.reduce<Json>((value, part) => asJson(value[part]), document))
  }

  /** Adds the facts of a schema. References at the top name their part, because calls are joined there. */
  const addSchema = (facts: Map<string, Fact>, direction: Fact['direction'], start: Json, startPath: string) => {
    const add = (given: Json, path: string, required: boolean, isTop: boolean, within: readonly Json[]): void => {
      const schema = resolve(given)
      if (within.includes(schema)) return
      const inside = [...within, schema]
      const label = isTop && typeof given['$ref'] === 'string' ? `${path} ${given['$ref'].split('/').at(-1)}` : path
      const parts = asList(schema['oneOf'] ?? schema['anyOf']).map(asJson)
      if (parts.length > 0) {
        for (const part of parts) add(part, label, required, isTop, inside)
        return
      }
      const fact: Fact = {
        path: label,
        direction,
        types: typesOf(schema),
        values: valuesOf(schema),
        required,
        limits: limitsOf(schema),
        ...deprecationOf(schema),
      }
      const known = facts.get(label)
      facts.set(label, known === undefined ? fact : merged(known, fact))
      const needed = asList(schema['required'])
      for (const [name, property] of Object.entries(asJson(schema['properties']))) {
        add(asJson(property), `${label}.${name}`, needed.includes(name), false, inside)
      }
      if ('items' in schema) add(asJson(schema['items']), `${label}[]`, true, false, inside)
      const more = schema['additionalProperties']
      if (typeof more === 'object') add(asJson(more), `${label}.*`, false, false, inside)
    }
    add(start, startPath, true, true, [])
  }
  return { resolve, addSchema }
}

const contentOf = (part: Json): Json => asJson(asJson(asJson(part['content'])['application/json'])['schema'])

/** The operations of a document with what their clients rely on. */
export const openapiFacts = (text: string): ReadonlyMap<string, OperationFacts> => {
  const document = asJson(JSON.parse(text))
  const { resolve, addSchema } = createReader(document)
  const operations = new Map<string, OperationFacts>()
  for (const [url, item] of Object.entries(asJson(document['paths']))) {
    for (const [method, value] of Object.entries(asJson(item))) {
      if (!METHODS.includes(method)) continue
      const operation = asJson(value)
      const facts = new Map<string, Fact>()
      for (const parameter of asList(operation['parameters']).map((one) => resolve(asJson(one)))) {
        const path = `input ${String(parameter['in'])}.${String(parameter['name'])}`
        addSchema(facts, 'input', asJson(parameter['schema']), path)
        const fact = facts.get(path)
        if (fact !== undefined) facts.set(path, { ...fact, required: parameter['required'] === true })
      }
      const body = resolve(asJson(operation['requestBody']))
      if ('content' in body) addSchema(facts, 'input', contentOf(body), 'input')
      for (const [status, response] of Object.entries(asJson(operation['responses']))) {
        if (!status.startsWith('2')) continue
        addSchema(facts, 'answer', contentOf(resolve(asJson(response))), `answer ${status}`)
      }
      const name = `${method.toUpperCase()} ${url}`
      operations.set(name, { name, facts, ...deprecationOf(operation) })
    }
  }
  return operations
}
