import { ReportLink } from './report-link.tsx'

/** Reports an error on a blog, comparison or category page, and shows the outcome. */
export function ReportPage({ path }: { readonly path: string }) {
  return (
    <div className="text-sm">
      <ReportLink subject={{ kind: 'page', path }} />
    </div>
  )
}
