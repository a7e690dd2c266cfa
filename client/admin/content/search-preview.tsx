import { PRODUCT_NAME } from '#core/brand.ts'
import { usePageFacts } from '../../lib/page.tsx'

type SearchPreviewProps = { readonly path: string; readonly title: string; readonly description: string }

/** An approximation of the page's search result. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const { origin } = usePageFacts()
  return (
    <section aria-label="Preview of the search result" className="rounded-md border border-line bg-sunk px-4 py-3">
      <p className="eyebrow">Search result</p>
      <p className="wrap-anywhere mt-1 text-soft text-xs">{origin + path}</p>
      <p className="wrap-anywhere line-clamp-2 font-semibold text-accent">
        {title} | {PRODUCT_NAME}
      </p>
      <p className="wrap-anywhere line-clamp-3 text-sm">{description}</p>
    </section>
  )
}
