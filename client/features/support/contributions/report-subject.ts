/** What a report is about: a tool's page, or a page of the blog, a comparison or a category page. */
export type ReportSubject =
  | { readonly kind: 'tool'; readonly id: string; readonly name: string }
  | { readonly kind: 'page'; readonly path: string }

/** The key under which this browser finds its own reports about the subject. */
export const reportKey = (subject: ReportSubject): string =>
  subject.kind === 'tool' ? `tool:${subject.id}` : subject.path
