import { z } from 'zod'
import { REPORTS } from '#core/analytics/report-names.ts'
import { graphql } from '../gql/gql.ts'
import type { AnalyticsReportName, GetAnalyticsFunctionQuery } from '../gql/graphql.ts'
import { defineCall, type FunctionReply, legacyClaim } from './define-function.ts'

const reportDocument = graphql(`
  query GetAnalyticsFunction($name: AnalyticsReportName!, $from: Date, $to: Date) {
    analyticsReport(name: $name, from: $from, to: $to) {
      name
      from
      to
      keyLabel
      columns {
        key
        label
        unit
      }
      rows {
        key
        label
        values
      }
      totals
      notes
      updatedAt
    }
  }
`)

const day = z.iso.date('must be a date, YYYY-MM-DD').optional()

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** Values by column name. */
const named = (columns: readonly { readonly key: string }[], values: readonly (number | null)[]) =>
  Object.fromEntries(columns.map(({ key }, index) => [snakeCase(key), values[index] ?? null]))

/** Values by the key of their column. */
const cells = z.number().nullable()
const reportSchema = z.object({
  success: z.literal(true),
  data: z.object({
    report: z.enum(REPORTS),
    from: z.string(),
    to: z.string(),
    columns: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
    rows: z.array(z.object({ key: z.string(), label: z.string() }).catchall(cells)),
    totals: z.record(z.string(), cells).nullable(),
    notes: z.array(z.string()),
    updated_at: z.string().nullable(),
  }),
  ignored_parameters: z.array(z.string()).optional(),
})

const parameters = {
  action: z.literal('getAnalytics'),
  report: z.enum(REPORTS, 'is not a report').default('traffic'),
  from: day,
  to: day,
  ...legacyClaim,
}
/** How many ignored parameters an answer names. */
const MAX_NAMED = 50

const reply = ({ analyticsReport: report }: GetAnalyticsFunctionQuery, input: object): FunctionReply => {
  const ignored = Object.keys(input).filter((name) => !(name in parameters))
  const { columns, rows, totals, notes } = report
  return {
    body: {
      success: true,
      data: {
        report: report.name.toLowerCase(),
        from: report.from,
        to: report.to,
        columns: columns.map(({ key, label, unit }) => ({ key: snakeCase(key), label, unit: unit.toLowerCase() })),
        rows: rows.map(({ key, label, values }) => ({ key, label, ...named(columns, values) })),
        totals: totals === null ? null : named(columns, totals),
        notes,
        updated_at: report.updatedAt,
      },
      ...(ignored.length > 0 && { ignored_parameters: ignored.slice(0, MAX_NAMED) }),
    },
  }
}

/** Visit figures for administrators: only the fixed reports. Parameters without a meaning are named in the answer. */
export const getAnalytics = defineCall({
  method: 'POST',
  action: 'getAnalytics',
  summary: 'Gives one of the fixed reports.',
  access: 'administrator',
  answers: { 200: reportSchema },
  input: z.looseObject(parameters),
  document: reportDocument,
  variables: ({ report, from, to }) => ({
    name: report.toUpperCase() as AnalyticsReportName,
    from: from ?? null,
    to: to ?? null,
  }),
  reply,
})
