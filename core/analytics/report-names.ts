/** Fixed list; the names are those used by legacy callers. */
export const REPORTS = [
  'traffic',
  'pages',
  'sources',
  'funnel',
  'searches_without_result',
  'tools',
  'retention',
  'bots',
] as const

export type ReportName = (typeof REPORTS)[number]
