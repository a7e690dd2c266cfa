import { graphql } from '#client/gql/gql.ts'

/** Every mutation of a claim returns it, so that the screen shows the state after the change. */
export const VendorListing_listing = graphql(`
  fragment VendorListing_listing on VendorListing {
    id
    slug
    name
    domain
    canUseEmail
    ownEmail
    claim {
      id
      domain
      method
      state
      contactEmail
      expiresAt
      since
      renewBy
      token
      recordName
      recordValue
      fileUrl
    }
    groups {
      group
      label
      source
      canConfirm
      needsPage
      fields {
        field
        label
        kind
        value
        text
        options {
          value
          label
        }
      }
    }
    corrections {
      id
      state
      note
      createdAt
    }
  }
`)

export const UNREACHABLE = 'Our server could not be reached. Please try again.'
