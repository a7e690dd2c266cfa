import { ReportLink } from './report-link.tsx'

/** Reports an error on a tool page, and shows the outcome. */
export function ReportButton({
  tool: { id, name },
}: {
  readonly tool: { readonly id: string; readonly name: string }
}) {
  return <ReportLink subject={{ kind: 'tool', id, name }} />
}
