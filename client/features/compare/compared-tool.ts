import { graphql } from '../../gql/gql.ts'

/** What a comparison shows of a tool. */
export const CompareTools_tool = graphql(`
  fragment CompareTools_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    categoryIcon {
      path
      tint
    }
    verdict {
      bestFor
      notFor
      watchOut
    }
    vendor
    websiteUrl
    pricingModel
    freeTier
    apiAvailable
    openSource
    mcpServer
    license
    platforms
    skill
    integrations
    privacy
    privacyUrl
    features
    useCases
    pros
    cons
    category {
      id
      name
    }
    plans {
      ...KnownPlan_plan
    }
    rating {
      mean
      count
      source
    }
    reviewSummary {
      reviewCount
      wouldChooseAgain
      byRole {
        label
        reviews
        mean
      }
      byJob {
        label
        reviews
        mean
      }
    }
    facts {
      field
      source
      asOf
      checkedOn
    }
  }
`)
