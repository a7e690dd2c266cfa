import { useApolloClient, useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import type { LogoUpload } from '#client/ui/logo-input.tsx'
import { UNREACHABLE } from './vendor-listing.ts'

const UploadVendorLogoDocument = graphql(`
  mutation UploadVendorLogo($toolId: ID!, $data: String!) {
    uploadVendorLogo(input: { toolId: $toolId, data: $data }) {
      __typename
      ... on UploadVendorLogoPayload {
        file
      }
      ...Failure_failure
    }
  }
`)

/** Stores a logo of a claimed tool. */
export function useUploadVendorLogo(toolId: string): LogoUpload {
  const client = useApolloClient()
  const [mutate] = useMutation(UploadVendorLogoDocument, { context: { asViewer: true } })
  return async (data) => {
    try {
      const { payload, failure } = unwrap((await mutate({ variables: { toolId, data } })).data?.uploadVendorLogo)
      return failure ? { problem: failure.message } : payload
    } catch (error) {
      void reportError(client, error)
      return { problem: UNREACHABLE }
    }
  }
}
