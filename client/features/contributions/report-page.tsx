import { ReportLink } from './report-link.tsx'

/** Reports what is wrong on a page of the blog, a comparison or a category page, and shows what became of it. */
export function ReportPage({ path }: { readonly path: string }) {
  return (
    <div className="text-sm">
      <ReportLink subject={{ kind: 'page', path }} />
    </div>
  )
}
