import { Scale } from 'lucide-react'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { compareHref } from '../../lib/compare-storage.ts'
import { LinkButton } from '../../ui/button.tsx'

type CompareLinkProps = { readonly slugs: readonly string[]; readonly className?: string }

/** Links to the comparison of the first tools in a list. */
export function CompareLink({ slugs, className }: CompareLinkProps) {
  return (
    <LinkButton to={compareHref(slugs.slice(0, MAX_COMPARED))} variant="secondary" className={className}>
      <Scale aria-hidden="true" className="size-4" />
      {slugs.length <= MAX_COMPARED ? 'Compare all' : `Compare the first ${MAX_COMPARED}`}
    </LinkButton>
  )
}
