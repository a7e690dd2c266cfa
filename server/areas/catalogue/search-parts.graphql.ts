import type { SEARCH_FILTERS, SearchConstraint, SearchField, SearchMatch } from '#core/search/search-result.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'

/** Most reasons per match, and most conditions in a search of 100 characters. */
export const MAX_MATCHES = 3
export const MAX_CONSTRAINTS = 8

const SearchFieldEnum = enumType<SearchField>('SearchField', 'A part of a tool that a search matched.', {
  NAME: 'Its name.',
  ALIAS: 'An alternative or former name.',
  VENDOR: 'Its vendor.',
  CATEGORY: 'Its category.',
  TOPIC: 'One of its topics.',
  DESCRIPTION: 'Its description.',
  USE_CASE: 'One of its use cases.',
  FEATURE: 'One of its features.',
  ABOUT: 'A sentence of its long description.',
})

export const SearchMatchType = exposedType<SearchMatch>('SearchMatch', 'Why a tool matches a search.', {
  field: field.of(SearchFieldEnum, 'The part that matched.'),
  text: field.string('The matched phrase: a name, a use case, a feature or a sentence.'),
  words: field.of(['String'], 'The matching words as they are spelled in `text`.'),
})

const SearchFilterEnum = enumType<(typeof SEARCH_FILTERS)[number]>(
  'SearchFilter',
  'A filter of `tools` that a search can express in words.',
  {
    FREE_TIER: 'It has a free tier: `freeTier`.',
    OPEN_SOURCE: 'It is open source: `openSource`.',
    API_AVAILABLE: 'It has a public API: `apiAvailable`.',
    MCP_SERVER: 'It has an MCP server of its own: `mcpServer`.',
    PLATFORM: 'It runs on the platform `value`.',
    PRIVACY: 'Its vendor makes the claim `value`.',
    INTEGRATION: 'It connects to `value`.',
    MAX_PRICE: 'It costs at most `value` US dollars per month: `maxMonthlyPriceUsd`.',
    NO_SUBSCRIPTION: 'It has a free tier or is sold for a one-time price. Not a filter of `tools`.',
    OWN_COMPUTERS:
      'It can be self-hosted or runs on the device, so that data need not leave it. Not a filter of `tools`.',
  },
)

export const SearchConstraintType = builder.objectRef<SearchConstraint>('SearchConstraint').implement({
  description:
    'A condition expressed in the words of a search. The search boosts tools that meet it; the filter keeps only those.',
  fields: (t) =>
    withExposed(t, {
      words: field.string('The words of the search as typed.'),
      label: field.string('The label to display.'),
      filter: field.of(SearchFilterEnum, 'The filter.'),
      value: nullable.string('The value of the filter in lower case; null for on/off filters.'),
      searchWithout: field.string('The search without these words.'),
    }),
})
