import type { DiscoveredToolState, ResearchCategory, ResearchTimeframe } from '../../gql/graphql.ts'

export const CATEGORY_LABELS: Readonly<Record<ResearchCategory, string>> = {
  PRODUCTIVITY: 'Productivity',
  DESIGN: 'Design',
  DEVELOPMENT: 'Development',
  MARKETING: 'Marketing',
  ANALYTICS: 'Analytics',
  ALL: 'All',
}

export const TIMEFRAME_LABELS: Readonly<Record<ResearchTimeframe, string>> = {
  DAY: 'Last 24 hours',
  WEEK: 'Last 7 days',
  MONTH: 'Last 30 days',
}

export const FOUND_LABELS: Readonly<Record<DiscoveredToolState, string>> = {
  NEW: 'New',
  SEEN: 'Found before',
  SUGGESTED: 'Suggested',
}
