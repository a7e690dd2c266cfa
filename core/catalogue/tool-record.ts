/**
 * The shape of a tool in `prisma/data/tools/<category>.json`: what an editor writes and a reviewer reads.
 * Unknown is null or left out; nothing in a record is ever guessed.
 */
import { z } from 'zod'
import {
  FACT_SOURCES,
  INDUSTRIES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  ROLES,
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

/** Lower-case words joined by single dashes, 80 characters at most. */
export const slugSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single dashes')

/** A calendar month, `YYYY-MM`. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')

/** A calendar day, `YYYY-MM-DD`. */
const daySchema = z.iso.date()

const usd = z.number().nonnegative().max(1_000_000).nullable()

/** One plan of a vendor's price list. Prices are US dollars before tax. */
export const planSchema = z.strictObject({
  name: phrase(1, 60),
  /** Price a month when billed monthly; null when not published or not offered. 0 is a free plan. */
  usd_month: usd,
  /** Price of a whole year when billed annually; null when not published or not offered. */
  usd_year: usd.default(null),
  /** Whether the price is for each seat. */
  per_seat: z.boolean().default(false),
  /** Fewest seats that can be bought; null when there is no minimum. */
  min_seats: z.int().min(1).max(10_000).nullable().default(null),
  /** Limits that decide between plans, as short phrases. */
  key_limits: z.array(phrase(2, 120)).max(6).default([]),
  /** The month for which the price is known. */
  as_of: monthSchema,
})
export type PlanRecord = z.infer<typeof planSchema>

/**
 * Where one fact comes from and the month it is known for. Sources that outrank the data files cannot stand in them: the
 * fact would never change again.
 */
const factSchema = z.strictObject({
  source: z.enum(FACT_SOURCES).exclude(['import', 'person', 'member_report']),
  as_of: monthSchema,
  url: z.httpUrl().nullable().default(null),
})
export type FactRecord = z.infer<typeof factSchema>

/** Topic weights above 0, up to 1: how central the topic is to the tool. */
const topicsSchema = z
  .partialRecord(z.enum(TOPICS), z.number().min(0.3).max(1))
  .refine((topics) => Object.keys(topics).length >= 2 && Object.keys(topics).length <= 6, 'needs 2 to 6 topics')

export const toolRecordSchema = z.strictObject({
  slug: slugSchema,
  name: phrase(1, 80),
  vendor: phrase(1, 80),
  /** The company that the vendor belongs to, by its own name; null when it belongs to none, or when that is not known. */
  owner: phrase(1, 80).nullable().default(null),
  /** The vendor's page for this tool; null when it no longer exists. */
  website_url: z.httpUrl().nullable(),
  pricing_model: z.enum(PRICING_MODELS).nullable(),
  /** A sentence of 60 to 160 characters that says what the tool does. */
  description: phrase(60, 160),
  /**
   * Plain text that differs in substance from that of its neighbors, its paragraphs separated by a blank line. The lint
   * counts its words: more of them for the best known.
   */
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
  /** Whether a documented public API exists; null when not known. */
  api_available: z.boolean().nullable(),
  open_source: z.boolean().nullable().default(null),
  platforms: uniqueArray(z.enum(PLATFORMS), 1, PLATFORMS.length),
  integrations: uniqueArray(z.enum(INTEGRATIONS), 0, INTEGRATIONS.length).default([]),
  privacy: uniqueArray(z.enum(PRIVACY_FLAGS), 0, PRIVACY_FLAGS.length).default([]),
  /** The vendor's page that makes the privacy claims. */
  privacy_url: z.httpUrl().nullable().default(null),
  /** Only when the tool is made for these industries; empty means any. */
  industries: uniqueArray(z.enum(INDUSTRIES), 0, 4).default([]),
  /** Only when the tool is made for these roles; empty means any. */
  roles: uniqueArray(z.enum(ROLES), 0, 4).default([]),
  team_fit: uniqueArray(z.enum(TEAM_SIZES), 0, TEAM_SIZES.length).default([]),
  /** Minutes until a first useful result; null when not known. */
  setup_minutes: z.int().min(1).max(10_000).nullable().default(null),
  status: z.enum(TOOL_STATUSES).default('active'),
  /** The slug of the tool that it merged into, for `merged`. */
  merged_into: slugSchema.nullable().default(null),
  /** Other names that people search for. */
  aliases: uniqueArray(phrase(2, 60), 0, 6).default([]),
  /** The day the tool was added to the catalogue. */
  added_on: daySchema,
  /** The day an editor checked name, address and price at the vendor; null when nobody has yet. */
  verified_on: daySchema.nullable().default(null),
  /** Source and month of all fields that `facts` does not name. */
  as_of: factSchema,
  /** Source and month of single fields, by field name. */
  facts: z
    .partialRecord(z.enum(['name', 'website_url', 'pricing_model', 'plans', 'privacy', 'api_available']), factSchema)
    .default({}),
})
export type ToolRecord = z.infer<typeof toolRecordSchema>

export const toolFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The slug of the category that all tools of the file belong to; also the file's name. */
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

/** The tools that the editors feature, by slug; the first four stand on the home page. It never moves a ranking. */
export const featuredFileSchema = z.strictObject({
  $schema: z.string().optional(),
  tools: uniqueArray(slugSchema, 4, 12),
})

/** Tools that people compare with each other, by slug: their comparison pages come first, in this order. */
export const comparisonPairsFileSchema = z.strictObject({
  $schema: z.string().optional(),
  pairs: z.array(z.tuple([slugSchema, slugSchema])).max(500),
})
