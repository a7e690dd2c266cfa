import { TOOL_SORTS } from '../../../core/catalogue/tool-query.ts'
import {
  FACT_SOURCES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
  TOOL_STATUSES,
} from '../../../core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'

/** Upper case in GraphQL, lower case in the database and data files. */
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
  description: 'Whether a product is listed.',
  values: enumValues(TOOL_STATUSES, {
    active: 'On offer.',
    discontinued: 'Shut down; kept out of lists.',
    merged: 'Continues inside another product; kept out of lists.',
    delisted: 'On offer, but AI plays no part in it or a small one; kept out of lists.',
  }),
})

export const ToolSortEnum = builder.enumType('ToolSort', {
  description: 'The order of a list of tools.',
  values: enumValues(TOOL_SORTS, {
    relevance:
      "The best match of the search first; without a search the directory's own order, from prominence, favorites, visits and editors.",
    price: 'The lowest paid price a month; free tools first, unknown prices last.',
    newest: 'The day a tool was added, latest first, then prominence.',
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

export const IntegrationEnum = builder.enumType('Integration', {
  description: 'A product that tools connect to.',
  values: enumValues(INTEGRATIONS, {
    slack: 'Slack, for team chat.',
    notion: 'Notion, for notes and documents.',
    figma: 'Figma, for design.',
    github: 'GitHub, for code.',
    trello: 'Trello, for boards.',
    salesforce: 'Salesforce, for sales.',
    google_workspace: 'Google Workspace: Gmail, Calendar, Docs.',
    teams: 'Microsoft Teams.',
    zoom: 'Zoom, for meetings.',
    gitlab: 'GitLab, for code.',
    jira: 'Jira, for issues.',
    asana: 'Asana, for projects.',
    hubspot: 'HubSpot, for sales and marketing.',
    zapier: 'Zapier, for automation.',
    make: 'Make, for automation.',
    shopify: 'Shopify, for stores.',
    wordpress: 'WordPress, for websites.',
    canva: 'Canva, for design.',
    discord: 'Discord, for communities.',
    zendesk: 'Zendesk, for support.',
    google_drive: 'Google Drive, for files.',
    dropbox: 'Dropbox, for files.',
    airtable: 'Airtable, for tables.',
    office: 'Microsoft 365 and Office.',
    analytics: 'Google Analytics and similar products.',
    vscode: 'Visual Studio Code.',
    jetbrains: 'The JetBrains editors.',
    adobe: 'Adobe Creative Cloud.',
    mcp: 'The Model Context Protocol.',
  }),
})

export const PrivacyClaimEnum = builder.enumType('PrivacyClaim', {
  description: 'A privacy claim that a vendor makes in public, perhaps for some of its plans only.',
  values: enumValues(PRIVACY_FLAGS, {
    self_host: 'It can be hosted by the customer.',
    on_device: 'It runs on the device.',
    no_training_default: 'Customer content is not used for training unless the customer opts in.',
    soc2: 'A SOC 2 report.',
    iso27001: 'An ISO 27001 certificate.',
    hipaa: 'Use under HIPAA, with a business associate agreement.',
    gdpr_dpa: 'A data processing agreement under the GDPR is offered.',
    eu_hosting: 'Data can be hosted in the European Union.',
  }),
})

export const SkillLevelEnum = builder.enumType('SkillLevel', {
  description: 'What a tool asks of its users: `skill` of a tool from 1 to 4.',
  values: enumValues(SKILL_LEVELS, {
    everyone: 'Nothing.',
    trained: 'Some training.',
    technical: 'Technical knowledge.',
    developer: 'Programming skills.',
  }),
})

export const TeamSizeEnum = builder.enumType('TeamSize', {
  description: 'The size of a team.',
  values: enumValues(TEAM_SIZES, {
    solo: '1 person.',
    small: '2 to 10 people.',
    medium: '11 to 50 people.',
    large: '51 to 200 people.',
    enterprise: 'More than 200 people.',
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
