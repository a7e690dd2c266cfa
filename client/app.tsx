import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Document } from './document.tsx'
import { type PageFacts, PageProvider, type PageResponse } from './lib/page.tsx'

type AppProps = {
  readonly client: ApolloClient
  readonly facts: PageFacts
  /** Where rendering notes status and redirect; null in the browser. */
  readonly response?: PageResponse | null
  readonly styles?: readonly string[]
  /** The router: static on the server, the browser's own after it. */
  readonly children: ReactNode
}

/** The application around its router, the same tree on both sides. */
export function App({ client, facts, response = null, styles = [], children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <PageProvider facts={facts} response={response}>
        <Document styles={styles}>{children}</Document>
      </PageProvider>
    </ApolloProvider>
  )
}
