import { graphql } from './gql/gql.ts'
import type { TypedDocumentString } from './gql/graphql.ts'

const { TOOLFINCH_URL = 'http://localhost:4000', TOOLFINCH_KEY } = process.env

const SearchTools = graphql(`
  query SearchTools($search: String!) {
    tools(search: $search, first: 3) {
      totalCount
      nodes {
        name
        slug
        priceAmount
        priceAsOf
      }
    }
  }
`)

const run = async <Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables) => {
  const response = await fetch(`${TOOLFINCH_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(TOOLFINCH_KEY && { authorization: `Bearer ${TOOLFINCH_KEY}` }) },
    body: JSON.stringify({ query: document, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.[0]?.message ?? `Status ${response.status}`)
  return data
}

const { tools } = await run(SearchTools, { search: process.argv[2] ?? 'meeting notes' })
console.log(`${tools.totalCount} tools match. The first:`)
for (const { name, slug, priceAmount, priceAsOf } of tools.nodes) {
  console.log(`${name}, ${priceAmount} (${priceAsOf ?? 'month not known'}): ${TOOLFINCH_URL}/tool/${slug}`)
}
