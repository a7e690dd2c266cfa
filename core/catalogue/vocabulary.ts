/** Closed vocabularies in display order. Other values are lint errors in data files, BAD_USER_INPUT in requests. */

import type { TOPICS } from './topics.ts'

/** How a vendor charges. Unknown is null, never a guess. */
export const PRICING_MODELS = ['free', 'freemium', 'paid', 'enterprise'] as const
export type PricingModel = (typeof PRICING_MODELS)[number]

/** `web` means usable in a browser, `extension` a browser extension, `api` a documented API. */
export const PLATFORMS = ['web', 'mac', 'windows', 'linux', 'ios', 'android', 'extension', 'api'] as const
export type Platform = (typeof PLATFORMS)[number]

/**
 * Public claims of the vendor, possibly for (often pricier) plans only. `no_training_default`: customer content is not
 * used for training unless the customer opts in. `gdpr_dpa`: a data processing agreement is offered.
 */
export const PRIVACY_FLAGS = [
  'self_host',
  'on_device',
  'no_training_default',
  'soc2',
  'iso27001',
  'hipaa',
  'gdpr_dpa',
  'eu_hosting',
] as const
export type PrivacyFlag = (typeof PRIVACY_FLAGS)[number]

/** Units of use that vendors charge for. */
export const USAGE_UNITS = [
  'second',
  'minute',
  'hour',
  'seat-hour',
  '1M input tokens',
  '1M output tokens',
  '1M characters',
  '1,000 words',
  'image',
  'page',
  'document',
  'call',
  '1,000 calls',
  '1,000 events',
  'conversation',
  'resolution',
  'lead',
  // A school pays for its students, so that the price says nothing about what one person pays.
  'student per year',
  'credit',
  'message',
  'gigabyte',
] as const
export type UsageUnit = (typeof USAGE_UNITS)[number]

/**
 * What happened to a tool. `acquired`: bought, or a purchase was agreed. `merged`: into another product if the status is
 * `merged`, else its company merged with another. `end_announced`: the day is that of the end. `opened` and `closed`: to
 * customers, in whole or in part. `moved`: to another vendor or website.
 */
export const EVENT_KINDS = [
  'acquired',
  'merged',
  'renamed',
  'moved',
  'end_announced',
  'ended',
  'price_changed',
  'opened',
  'closed',
  'license_changed',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Who read a price on the vendor's page: an editor, the job that re-reads pages, or the vendor. */
export const PRICE_CHECKS = ['editor', 'watch', 'vendor'] as const
export type PriceCheck = (typeof PRICE_CHECKS)[number]

/** Products a tool connects to. The first eight are the options of the quiz question on existing tools. */
export const INTEGRATIONS = [
  'office',
  'slack',
  'notion',
  'figma',
  'github',
  'trello',
  'salesforce',
  'analytics',
  'google_workspace',
  'teams',
  'zoom',
  'gitlab',
  'jira',
  'asana',
  'hubspot',
  'zapier',
  'make',
  'shopify',
  'wordpress',
  'vscode',
  'jetbrains',
  'adobe',
  'canva',
  'discord',
  'zendesk',
  'google_drive',
  'dropbox',
  'airtable',
  'mcp',
] as const
export type Integration = (typeof INTEGRATIONS)[number]

/** As in the quiz's second question. */
export const INDUSTRIES = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'marketing_agency',
  'ecommerce',
  'manufacturing',
  'consulting',
  'media',
  'nonprofit',
] as const
export type Industry = (typeof INDUSTRIES)[number]

/** As in the quiz's first question. */
export const ROLES = [
  'developer',
  'designer',
  'content_creator',
  'marketer',
  'data_analyst',
  'project_manager',
  'sales',
  'consultant',
  'entrepreneur',
  'researcher',
] as const
export type Role = (typeof ROLES)[number]

/** The required skill, from 1 (`everyone`) to 4 (`developer`) in records. */
export const SKILL_LEVELS = ['everyone', 'trained', 'technical', 'developer'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** As in the quiz's third question: 1, 2-10, 11-50, 51-200, over 200. */
export const TEAM_SIZES = ['solo', 'small', 'medium', 'large', 'enterprise'] as const
export type TeamSize = (typeof TEAM_SIZES)[number]

/** `discontinued`: shut down. `merged`: continues inside another product. `delisted`: on offer with little or no AI. */
export const TOOL_STATUSES = ['active', 'discontinued', 'merged', 'delisted'] as const
export type ToolStatus = (typeof TOOL_STATUSES)[number]

/**
 * From strong to weak. `vendor_page`: a page of the vendor that was read. `vendor_statement`: said by the vendor in its
 * claimed listing. `person`: an editor, who names the page if one was read.
 */
export const FACT_SOURCES = [
  'vendor_page',
  'vendor_statement',
  'public_list',
  'member_report',
  'import',
  'editorial',
  'person',
] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** Sources that anybody can look up. Without the URL of the page or list, a fact is editorial knowledge. */
const PUBLISHED_SOURCES: ReadonlySet<FactSource> = new Set(['vendor_page', 'public_list'])

/** False for a fact that claims a published source without saying where it is. */
export const hasSourceUrl = ({ source, url }: { readonly source: FactSource; readonly url: string | null }): boolean =>
  url !== null || !PUBLISHED_SOURCES.has(source)

/** The problem with such a fact. */
export const SOURCE_WITHOUT_URL = 'must be the URL of the vendor page or public list; without one, use "editorial"'

export type Topic = (typeof TOPICS)[number]
