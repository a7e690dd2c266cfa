import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { usePageFacts } from '#client/lib/page.tsx'
import { CodeToCopy } from '#client/ui/code-to-copy.tsx'
import { PRODUCT_NAME } from '#core/brand.ts'
import { badgePath } from '#core/pages/embed-address.ts'
import { BADGE_HEIGHT, badgeCode } from '#core/pages/embed-code.ts'

/** The image that a vendor can show on its website, with the code to copy. */
export function ListingBadge({ listing: { slug, name } }: { readonly listing: VendorListing_listingFragment }) {
  const { origin } = usePageFacts()
  return (
    <div className="grid max-w-prose gap-4">
      <p className="text-soft text-sm">
        Show visitors of your website where to compare prices. The badge follows their light or dark theme; add
        “?theme=light” or “?theme=dark” to its address to choose one. The month changes by itself with each price check.
      </p>
      <img
        src={badgePath(slug)}
        alt={`${name} is listed on ${PRODUCT_NAME}`}
        height={BADGE_HEIGHT}
        className="h-12 max-w-full"
      />
      <CodeToCopy label="Code for your website" code={badgeCode(origin, { slug, name })} />
    </div>
  )
}
