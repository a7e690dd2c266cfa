/** The report on an uploaded file: computed once and stored with the import. */
import { z } from 'zod'
import { figuresOf } from '#core/analytics/uploads/analysis.ts'
import { insightsOf } from '#core/analytics/uploads/insights.ts'
import { recommendationsFor } from '#core/analytics/uploads/recommendation-rules.ts'
import type { JudgedUpload } from '#core/analytics/uploads/upload-file.ts'

/** Pages with the most views. */
export const MAX_TOP_PAGES = 10

const figureSchema = z.number().nullable()
const reportSchema = z.object({
  analysis: z.object({
    /** Null, like the figures below, when the file lacks it. */
    totalUsers: figureSchema,
    conversionRate: figureSchema,
    bounceRate: figureSchema,
    sessionDuration: figureSchema,
    topPages: z.array(z.object({ page: z.string(), views: z.number(), conversions: z.number() })),
    insights: z.array(z.string()),
  }),
  recommendations: z.array(
    z.object({
      action: z.string(),
      type: z.string(),
      expectedImpact: z.string(),
      priority: z.enum(['high', 'medium', 'low']),
    }),
  ),
  rowErrors: z.array(z.object({ line: z.number(), message: z.string() })),
})

export type UploadReport = z.infer<typeof reportSchema>

export const createUploadReport = ({ rows, rowErrors }: JudgedUpload): UploadReport => {
  const figures = figuresOf(rows.map(({ row }) => row))
  return {
    analysis: {
      totalUsers: figures.users,
      conversionRate: figures.conversionRate,
      bounceRate: figures.bounceRate,
      sessionDuration: figures.sessionDuration,
      topPages: figures.pages.slice(0, MAX_TOP_PAGES),
      insights: insightsOf(figures),
    },
    recommendations: recommendationsFor(figures),
    rowErrors: [...rowErrors],
  }
}

/** Null for an undone import. */
export const readUploadReport = (stored: unknown): UploadReport | null =>
  stored === null ? null : reportSchema.parse(stored)
