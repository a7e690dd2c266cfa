import { graphql } from '#client/gql/gql.ts'

export const SecondFactorsDocument = graphql(`
  query SecondFactors {
    viewer {
      id
      secondFactors {
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
        passkeysAvailable
        appConfirmedAt
        recoveryCodesLeft
        requiredFrom
        resetAt
      }
    }
  }
`)
