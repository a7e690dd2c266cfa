/** The reports on what was recorded: a fixed list, by the names that legacy callers use. */
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
