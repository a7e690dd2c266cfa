import { readFileSync } from 'node:fs'
import { gql } from '@apollo/client'
import { buildSchema, type GraphQLInterfaceType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createCache } from '#client/lib/apollo.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const failures = schema.getPossibleTypes(schema.getType('Failure') as GraphQLInterfaceType).map(({ name }) => name)

const query = gql`
  query Failed {
    failed {
      __typename
      ... on Failure {
        message
      }
    }
  }
`

describe('the fields of every failure', () => {
  it.each(failures)('survive the cache for %s', (__typename) => {
    const cache = createCache()
    const data = { failed: { __typename, message: 'No such tool.' } }
    cache.writeQuery({ query, data })
    expect(cache.readQuery({ query })).toEqual(data)
  })
})
