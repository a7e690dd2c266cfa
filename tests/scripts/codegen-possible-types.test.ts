import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { plugin } from '#scripts/codegen/possible-types.ts'

const schema = buildSchema(`
  type Query { sent: Result!  found: Node  other: Unused }
  union Result = Sent | TooMany | Broken
  union Unused = Sent | Broken
  interface Failure { message: String! }
  interface Node { id: ID! }
  type Sent { at: String }
  type TooMany implements Failure { message: String! }
  type Broken implements Failure & Node { id: ID! message: String! }
`)
const moduleOf = (...texts: string[]) =>
  plugin(
    schema,
    texts.map((text) => ({ document: parse(text) })),
  )

const typesOf = (...texts: string[]): unknown => JSON.parse(moduleOf(...texts).split(' = ')[1] ?? '')

describe('the possible types of documents', () => {
  it('are those of the interfaces and unions with fragments, sorted', () => {
    expect(
      typesOf(
        '{ sent { __typename ... on Sent { at } ... on Failure { message } } }',
        'query { found { ...Found } } fragment Found on Node { id }',
        '{ sent { ... on Result { __typename } } }',
      ),
    ).toEqual({ Failure: ['Broken', 'TooMany'], Node: ['Broken'], Result: ['Broken', 'Sent', 'TooMany'] })
  })

  it('exclude types without fragments', () => {
    expect(typesOf('{ sent { ... on Sent { at } } other { ... { __typename } } }')).toEqual({})
  })

  it('are written as a module', () => {
    expect(moduleOf('fragment Found on Node { id }')).toMatch(/export const possibleTypes[^=]* = \{\n {2}"Node": \[/)
  })
})
