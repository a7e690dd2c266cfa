import { TOOL_SORTS } from '../../../core/catalogue/tool-query.ts'
import { FACT_SOURCES, PLATFORMS, PRICING_MODELS, TOOL_STATUSES } from '../../../core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'

/** GraphQL spells values in capitals; the database and the data files in lower case. */
export const enumValues = <const T extends string>(values: readonly T[], descriptions: Record<T, string>) =>
  Object.fromEntries(
    values.map((value) => [value.toUpperCase(), { value, description: descriptions[value] }]),
  ) as Record<Uppercase<T>, { value: T; description: string }>

export const PricingModelEnum = builder.enumType('PricingModel', {
  description: 'How a vendor charges.',
  values: enumValues(PRICING_MODELS, {
    free: 'Costs nothing.',
    freemium: 'Has a free plan and paid ones.',
    paid: 'Has paid plans only; a trial may exist.',
    enterprise: 'Sold by contract, the price on request.',
  }),
})

export const ToolStatusEnum = builder.enumType('ToolStatus', {
  description: 'Whether a product can still be used.',
  values: enumValues(TOOL_STATUSES, {
    active: 'On offer.',
    discontinued: 'Shut down; kept out of lists.',
    merged: 'Continues inside another product; kept out of lists.',
  }),
})

export const ToolSortEnum = builder.enumType('ToolSort', {
  description: 'The order of a list of tools.',
  values: enumValues(TOOL_SORTS, {
    relevance:
      "Name matches first, then prominence; without a search the directory's own order, from prominence, favorites, visits and editors.",
    price: 'The lowest paid price a month; free tools first, unknown prices last.',
    newest: 'The day a tool was added, latest first.',
    name: 'By name.',
    rating: "The Bayesian mean of the members' ratings, highest first; among equals the better known.",
  }),
})

export const PlatformEnum = builder.enumType('Platform', {
  description: 'Where a tool runs.',
  values: enumValues(PLATFORMS, {
    web: 'In a browser.',
    mac: 'As a macOS application.',
    windows: 'As a Windows application.',
    linux: 'As a Linux application.',
    ios: 'As an iPhone or iPad application.',
    android: 'As an Android application.',
    extension: 'As a browser extension.',
    api: 'Through a documented API.',
  }),
})

export const FactSourceEnum = builder.enumType('FactSource', {
  description: 'Where a fact comes from.',
  values: enumValues(FACT_SOURCES, {
    vendor_page: "The vendor's own page.",
    public_list: 'A public list of tools.',
    editorial: "The editors' knowledge, not checked again.",
    member_report: 'A report by a member that an editor accepted.',
    import: 'An imported file.',
    person: 'An editor who changed this one field.',
  }),
})
