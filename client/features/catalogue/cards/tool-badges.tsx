// @chunk cards
// @chunk cards: BadgeCheck
import { BadgeCheck } from 'lucide-react'
import { Badge } from '#client/ui/badge.tsx'

/** Renders nothing when neither applies. */
export function ToolBadges({ verified, featured }: { readonly verified: boolean; readonly featured: boolean }) {
  if (!verified && !featured) return null
  return (
    <span className="flex flex-wrap gap-1">
      {verified ? (
        <Badge tone="support">
          <BadgeCheck aria-hidden="true" className="size-3.5" />
          Verified
        </Badge>
      ) : null}
      {featured ? <Badge tone="gold">Featured</Badge> : null}
    </span>
  )
}
