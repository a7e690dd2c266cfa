import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { readViews } from '#client/features/content/content-views.ts'
import { createCache } from '#client/lib/apollo.ts'

const QUERY = gql`query PostPage { post { __typename id title } }`
const data = { post: { __typename: 'BlogPost', id: 'p1', title: 'Alpha' } }

/** A client of a page with one response, and the names of its requests. */
function clientOf() {
  const requests: string[] = []
  const link = new ApolloLink(({ operationName = '', variables }) => {
    requests.push(operationName)
    return new Observable((observer) => {
      const views = { __typename: 'ContentViews', path: variables['path'], views: 5 }
      observer.next(
        operationName === 'RecordContentView'
          ? { data: { recordContentView: { __typename: 'RecordContentViewPayload', views } } }
          : { data: { contentViews: [{ __typename: 'ContentViews', path: '/blog/b', views: 7 }] } },
      )
      observer.complete()
    })
  })
  const cache = createCache([{ operation: 'PostPage', variables: {}, data }])
  return { client: new ApolloClient({ cache, link }), requests }
}

describe('the views of pages', () => {
  it('are those of the counted page and of the others', async () => {
    const { client, requests } = clientOf()
    const views = await readViews(client, ['/blog/a', '/blog/b'], '/blog/a')
    expect(Object.fromEntries(views)).toEqual({ '/blog/a': 5, '/blog/b': 7 })
    expect(requests).toEqual(['RecordContentView', 'ContentViews'])
  })

  it('do not normalize the data of the page', async () => {
    const { client } = clientOf()
    await readViews(client, ['/blog/a', '/blog/b'], '/blog/a')
    expect((await client.query({ query: QUERY })).data).toBe(data)
  })
})
