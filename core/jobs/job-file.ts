import { z } from 'zod'
import { TOPICS } from '../catalogue/topics.ts'
import { slugSchema } from '../slug.ts'

const sentence = (longest: number) =>
  z
    .string()
    .min(10)
    .max(longest)
    .regex(/[.?!]$/, 'must end with a period')
const phrases = (fewest: number) =>
  z
    .array(z.string().min(2).max(60))
    .min(fewest)
    .refine((values) => new Set(values.map((value) => value.toLowerCase())).size === values.length, 'must not repeat')

const gradedTool = z.strictObject({
  tool: slugSchema,
  /** 3: an adviser names it first for this job. 2: good. 1: acceptable. */
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Whom it suits, after "for": "teams on Microsoft 365". */
  for: z.string().min(3).max(60).optional(),
  /** A whole entry of the tool's features, use cases or pros, or its description, which shows that it does the job. */
  evidence: z.string().min(3),
})

const jobSchema = z.strictObject({
  slug: slugSchema,
  /** Imperative: "Transcribe meetings". */
  name: z.string().min(5).max(40),
  /** What somebody has at the end. */
  summary: sentence(160),
  /** The main topic first. */
  topics: z.array(z.enum(TOPICS)).min(1).max(3),
  /** As people type them. */
  phrases: z.strictObject({ en: phrases(8), de: phrases(3), es: phrases(3), fr: phrases(3), pt: phrases(3) }),
  /**
   * By answer (`role:designer`): the share of people with it who have this job among their three most important. Answers
   * joined by `+` (`role:researcher+industry:education`): the share of people who gave all of them.
   */
  wanted_by: z.record(z.string().regex(/^[a-z_]+:[a-z_]+(\+[a-z_]+:[a-z_]+){0,2}$/), z.number().positive().max(1)),
  /** Best first. */
  tools: z.array(gradedTool).min(3).max(15),
  /** Tools that share the words and do not do the job. */
  not: z.array(z.strictObject({ tool: slugSchema, reason: sentence(160) })).max(10),
  /** The month of the judgment. */
  as_of: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  /** Why fewer than three tools have grade 3. */
  note: sentence(200).optional(),
})

/** The jobs whose main topic is `topic`. */
export const jobFileSchema = z.strictObject({
  $schema: z.string().optional(),
  topic: z.enum(TOPICS),
  jobs: z.array(jobSchema).min(1),
})

/** A job that people want done, with graded tools. A reviewed judgment of the editors. */
export type Job = z.infer<typeof jobSchema>
