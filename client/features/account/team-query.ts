import { graphql } from '../../gql/gql.ts'

export const TeamMembers_team = graphql(`
  fragment TeamMembers_team on Team {
    totalSeats
    usedSeats
    reservedSeats
    nextInvoiceCents
    seats {
      id
      email
      state
      since
      memberName
    }
  }
`)

/** The member's team as the owner of a Business plan, and their seat in another member's team. */
export const TeamSectionDocument = graphql(`
  query TeamSectionQuery {
    viewer {
      id
      team {
        ...TeamMembers_team
      }
      seat {
        ownerName
        since
        active
      }
    }
  }
`)
