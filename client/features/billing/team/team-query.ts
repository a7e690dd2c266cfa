import { graphql } from '#client/gql/gql.ts'

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

/** The team the member owns through a Business plan, and their seat in another member's team. */
export const TeamSectionDocument = graphql(`
  query TeamSection {
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
