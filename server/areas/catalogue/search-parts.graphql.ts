import {
  SEARCH_FIELDS,
  SEARCH_FILTERS,
  type SearchConstraint,
  type SearchMatch,
} from '../../../core/search/search-result.ts'
import { builder } from '../../graphql/builder.ts'
import { enumValues } from './enums.graphql.ts'

/** Most reasons per match, and most conditions in a search of 100 characters. */
export const MAX_MATCHES = 3
export const MAX_CONSTRAINTS = 8

const SearchFieldEnum = builder.enumType('SearchField', {
  description: 'A part of a tool that a search matched.',
  values: enumValues(SEARCH_FIELDS, {
    NAME: 'Its name.',
    ALIAS: 'Another or a former name.',
    VENDOR: 'Its vendor.',
    CATEGORY: 'Its category.',
    TOPIC: 'One of its topics.',
    DESCRIPTION: 'Its description.',
    USE_CASE: 'One of its use cases.',
    FEATURE: 'One of its features.',
    ABOUT: 'A sentence of its long description.',
  }),
})

export const SearchMatchType = builder.objectRef<SearchMatch>('SearchMatch').implement({
  description: 'Why a tool matches a search.',
  fields: (t) => ({
    field: t.field({ type: SearchFieldEnum, description: 'The part that matched.', resolve: ({ field }) => field }),
    text: t.exposeString('text', { description: 'The matched phrase: a name, a use case, a feature or a sentence.' }),
    words: t.stringList({
      description: 'The words of `text` that matched, as they are spelled in it.',
      resolve: ({ words }) => [...words],
    }),
  }),
})

const SearchFilterEnum = builder.enumType('SearchFilter', {
  description: 'A filter of `tools` that a search can name in words.',
  values: enumValues(SEARCH_FILTERS, {
    FREE_TIER: 'Something of it is free: `freeTier`.',
    OPEN_SOURCE: 'Its source is open: `openSource`.',
    API_AVAILABLE: 'It has a public API: `apiAvailable`.',
    PLATFORM: 'It runs on the platform `value`.',
    PRIVACY: 'Its vendor makes the claim `value`.',
    INTEGRATION: 'It connects to `value`.',
    MAX_PRICE: 'It costs at most `value` US dollars a month: `maxMonthlyPriceUsd`.',
  }),
})

export const SearchConstraintType = builder.objectRef<SearchConstraint>('SearchConstraint').implement({
  description:
    'A condition that a search names in words. It raises tools that meet it; as a filter it leaves only those.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'The words of the search, as they were typed.' }),
    label: t.exposeString('label', { description: 'The condition as screens name it.' }),
    filter: t.field({ type: SearchFilterEnum, description: 'The filter.', resolve: ({ filter }) => filter }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The value of the filter in lower case; null for filters that are on or off.',
    }),
    searchWithout: t.exposeString('searchWithout', { description: 'The search without these words.' }),
  }),
})
