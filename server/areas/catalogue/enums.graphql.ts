import type { ToolSort } from '#core/catalogue/tool-query.ts'
import type {
  EventKind,
  FactSource,
  Integration,
  Platform,
  PricingModel,
  PrivacyFlag,
  SkillLevel,
  TeamSize,
  ToolStatus,
} from '#core/catalogue/vocabulary.ts'
import { enumType } from '../../graphql/enum-type.ts'

export const PricingModelEnum = enumType<PricingModel>('PricingModel', 'The pricing model of a vendor.', {
  free: 'Free of charge.',
  freemium: 'Has free and paid plans.',
  paid: 'Has only paid plans, possibly with a trial.',
  enterprise: 'Sold by contract, with prices on request.',
})

export const ToolStatusEnum = enumType<ToolStatus>('ToolStatus', 'The status of a product.', {
  active: 'Available.',
  discontinued: 'Shut down; excluded from lists.',
  merged: 'Merged into another product; excluded from lists.',
  delisted: 'Available, but with little or no AI; excluded from lists.',
})

export const ToolSortEnum = enumType<ToolSort>('ToolSort', 'The order of a list of tools.', {
  relevance:
    'Best search match first; without a search, the default order, based on prominence, favorites, visits and editor ranks.',
  price: 'The lowest paid monthly price; free tools first, unknown prices last.',
  newest: 'The day a tool was added, newest first, then prominence.',
  name: 'By name.',
  rating: 'The Bayesian mean of member ratings, highest first, then prominence.',
})

export const PlatformEnum = enumType<Platform>('Platform', 'Where a tool runs.', {
  web: 'In a browser.',
  mac: 'As a macOS app.',
  windows: 'As a Windows app.',
  linux: 'As a Linux app.',
  ios: 'As an iPhone or iPad app.',
  android: 'As an Android app.',
  extension: 'As a browser extension.',
  api: 'Through a documented API.',
})

export const IntegrationEnum = enumType<Integration>('Integration', 'A product that tools can integrate with.', {
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
})

export const PrivacyClaimEnum = enumType<PrivacyFlag>(
  'PrivacyClaim',
  'A privacy claim that a vendor makes publicly, possibly only for some plans.',
  {
    self_host: 'Customers can host it themselves.',
    on_device: "It runs on the user's device.",
    no_training_default: 'Customer content is not used for training unless the customer opts in.',
    soc2: 'A SOC 2 report.',
    iso27001: 'An ISO 27001 certificate.',
    hipaa: 'HIPAA-compliant use with a business associate agreement.',
    gdpr_dpa: 'The vendor offers a GDPR data processing agreement.',
    eu_hosting: 'Data can be hosted in the European Union.',
  },
)

export const SkillLevelEnum = enumType<SkillLevel>(
  'SkillLevel',
  'The skill that a tool requires, which corresponds to `skill` from 1 to 4.',
  {
    everyone: 'Nothing.',
    trained: 'Some training.',
    technical: 'Technical knowledge.',
    developer: 'Programming skills.',
  },
)

export const TeamSizeEnum = enumType<TeamSize>('TeamSize', 'The size of a team.', {
  solo: '1 person.',
  small: '2 to 10 people.',
  medium: '11 to 50 people.',
  large: '51 to 200 people.',
  enterprise: 'More than 200 people.',
})

export const ToolEventKindEnum = enumType<EventKind>('ToolEventKind', 'What happened to a tool.', {
  acquired: 'Another company bought it or its vendor, or agreed to.',
  merged: 'It was merged into another product, or its company merged with another one and it is still offered.',
  renamed: 'It got a new name.',
  moved: 'It moved to another vendor or website.',
  end_announced: 'Its end was announced; `on` is the date of the end.',
  ended: 'It was shut down.',
  price_changed: 'Its prices changed.',
  opened: 'It, or a plan or part of it, was opened to customers.',
  closed: 'It, or a plan or part of it, was withdrawn from customers.',
  license_changed: 'Its license changed.',
})

export const FactSourceEnum = enumType<FactSource>(
  'FactSource',
  'The source of a fact, from strong to weak; a person can have any.',
  {
    vendor_page: "The vendor's own page.",
    vendor_statement: 'A statement by the vendor in its claimed listing.',
    public_list: 'A public list of tools.',
    member_report: 'A member report that an editor accepted.',
    import: 'An imported file.',
    editorial: "The editors' knowledge, not rechecked.",
    person: 'An editor who changed this field.',
  },
)
