/** The schema of a tool in `prisma/data/tools/<category>.json`. Unknown values are null or omitted, never guessed. */

import { z } from 'zod'
import { hasDirectionControl } from '../plain-text.ts'
import { slugSchema } from '../slug.ts'
import {
  FACT_SOURCES,
  hasSourceUrl,
  INDUSTRIES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  ROLES,
  SOURCE_WITHOUT_URL,
  TEAM_SIZES,
  TOOL_STATUSES,
  TOPICS,
} from './vocabulary.ts'

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length
const uniqueArray = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z.array(item).min(min).max(max).refine(unique, 'values must not repeat')

const phrase = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === text.trim() && !/\s{2,}|[\u0000-\u001f]/u.test(text), 'has stray white space')
    .refine((text) => !hasDirectionControl(text), 'changes the direction of text')

export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')

const daySchema = z.iso.date()

const usd = z.number().nonnegative().max(1_000_000).nullable()

/** One plan of a vendor's price list. Prices are US dollars before tax. */
export const planSchema = z.strictObject({
  name: phrase(1, 60),
  /** Monthly price when billed monthly; null when not published or not offered. 0 is a free plan. */
  usd_month: usd,
  /** Price of a whole year when billed annually; null when not published or not offered. */
  usd_year: usd.default(null),
  per_seat: z.boolean().default(false),
  /** Null when there is no minimum. */
  min_seats: z.int().min(1).max(10_000).nullable().default(null),
  /** Limits that decide between plans, as short phrases. */
  key_limits: z.array(phrase(2, 120)).max(6).default([]),
  as_of: monthSchema,
})
export type PlanRecord = z.infer<typeof planSchema>

/** Sources that outrank the data files are invalid here: they would make the fact permanent. */
const factSchema = z
  .strictObject({
    source: z.enum(FACT_SOURCES).exclude(['import', 'person', 'member_report']),
    as_of: monthSchema,
    url: z.httpUrl().nullable().default(null),
  })
  .refine(hasSourceUrl, { path: ['url'], error: SOURCE_WITHOUT_URL })
export type FactRecord = z.infer<typeof factSchema>

/** How central each topic is to the tool, above 0, up to 1. */
const topicsSchema = z
  .partialRecord(z.enum(TOPICS), z.number().min(0.3).max(1))
  .refine((topics) => Object.keys(topics).length >= 2 && Object.keys(topics).length <= 6, 'needs 2 to 6 topics')

export const toolRecordSchema = z.strictObject({
  slug: slugSchema,
  name: phrase(1, 80),
  vendor: phrase(1, 80),
  /** The vendor's parent company, by its own name; null when there is none or it is unknown. */
  owner: phrase(1, 80).nullable().default(null),
  /** The vendor's page for this tool; null when it no longer exists. */
  website_url: z.httpUrl().nullable(),
  pricing_model: z.enum(PRICING_MODELS).nullable(),
  /** One sentence on what the tool does, 60 to 160 characters. */
  description: phrase(60, 160),
  /** Plain text, paragraphs separated by blank lines. The lint checks words and similarity to neighbors. */
  long_description: z.string().min(300).max(3600),
  features: uniqueArray(phrase(8, 120), 4, 8),
  use_cases: uniqueArray(phrase(8, 140), 3, 5),
  pros: uniqueArray(phrase(8, 140), 2, 4),
  cons: uniqueArray(phrase(8, 140), 2, 4),
  plans: z.array(planSchema).max(8).default([]),
  topics: topicsSchema,
  /** 0 niche, 1 known in its niche, 2 category leader, 3 household name. */
  prominence: z.int().min(0).max(3),
  /** 1 anyone, 2 some training, 3 technical, 4 developer. */
  skill: z.int().min(1).max(4),
  general_assistant: z.boolean().default(false),
  /** Whether a documented public API exists; null when unknown. */
  api_available: z.boolean().nullable(),
  open_source: z.boolean().nullable().default(null),
  platforms: uniqueArray(z.enum(PLATFORMS), 1, PLATFORMS.length),
  integrations: uniqueArray(z.enum(INTEGRATIONS), 0, INTEGRATIONS.length).default([]),
  privacy: uniqueArray(z.enum(PRIVACY_FLAGS), 0, PRIVACY_FLAGS.length).default([]),
  /** The vendor's page with the privacy claims. */
  privacy_url: z.httpUrl().nullable().default(null),
  /** Only if the tool is made for these industries; empty means any. */
  industries: uniqueArray(z.enum(INDUSTRIES), 0, 4).default([]),
  /** Only if the tool is made for these roles; empty means any. */
  roles: uniqueArray(z.enum(ROLES), 0, 4).default([]),
  team_fit: uniqueArray(z.enum(TEAM_SIZES), 0, TEAM_SIZES.length).default([]),
  /** Minutes to a first useful result; null when unknown. */
  setup_minutes: z.int().min(1).max(10_000).nullable().default(null),
  status: z.enum(TOOL_STATUSES).default('active'),
  /** For `merged`: the slug of the tool it merged into. */
  merged_into: slugSchema.nullable().default(null),
  aliases: uniqueArray(phrase(2, 60), 0, 6).default([]),
  added_on: daySchema,
  /** The day an editor checked name, URL and price with the vendor; null when nobody has. */
  verified_on: daySchema.nullable().default(null),
  /** Source and month of all fields not in `facts`. */
  as_of: factSchema,
  /** Source and month of single fields, by field name. */
  facts: z
    .partialRecord(z.enum(['name', 'website_url', 'pricing_model', 'plans', 'privacy', 'api_available']), factSchema)
    .default({}),
})
export type ToolRecord = z.infer<typeof toolRecordSchema>

export const toolFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The slug of the category of all tools in the file; also the file name. */
  category: slugSchema,
  tools: z.array(toolRecordSchema).min(1),
})

const categoryRecordSchema = z.strictObject({
  slug: slugSchema,
  name: phrase(2, 40),
  /** One sentence on what the tools of the category do. */
  description: phrase(40, 200),
})
export type CategoryRecord = z.infer<typeof categoryRecordSchema>

export const categoryFileSchema = z.strictObject({
  $schema: z.string().optional(),
  categories: z.array(categoryRecordSchema).min(1),
})

/** Slugs of featured tools; the first four are on the home page. Never affects rankings. */
export const featuredFileSchema = z.strictObject({
  $schema: z.string().optional(),
  tools: uniqueArray(slugSchema, 4, 12),
})

/** Slugs of tools people often compare; their comparison pages come first, in this order. */
export const comparisonPairsFileSchema = z.strictObject({
  $schema: z.string().optional(),
  pairs: z.array(z.tuple([slugSchema, slugSchema])).max(500),
})
