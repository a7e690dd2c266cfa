import { ReportLink } from './report-link.tsx'

/** Reports what is wrong on a tool's page, and shows what became of it. */
export function ReportButton({
  tool: { id, name },
}: {
  readonly tool: { readonly id: string; readonly name: string }
}) {
  return <ReportLink subject={{ kind: 'tool', id, name }} />
}
