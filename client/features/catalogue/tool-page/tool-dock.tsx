import { ExternalLink } from 'lucide-react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { comparedTools, useStoredTools } from '#client/lib/compare-storage.ts'
import { AnchorButton } from '#client/ui/button.tsx'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { CompareButton } from './compare-button.tsx'
import { ToolPrice_tool, useToolPrice } from './use-tool-price.ts'

const ToolDock_tool = graphql(`
  fragment ToolDock_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    websiteUrl
    ...ToolPrice_tool
  }
`)

/**
 * The price and the main actions at the bottom of a phone's window, once the buttons at the top have left it. The track
 * begins one window below those, so the bar, which cannot leave its track, enters the window as they leave it. At the
 * end of the page, the bar stays above the footer.
 */
export function ToolDock({ tool: masked }: { readonly tool: FragmentType<typeof ToolDock_tool> }) {
  const tool = readFragment(ToolDock_tool, masked)
  const price = useToolPrice(readFragment(ToolPrice_tool, tool))
  const isComparing = useStoredTools(comparedTools).length > 0
  const { slug, name, mark } = tool
  const address = safeWebsiteUrl(tool.websiteUrl)
  // The tray of tools to compare has that place.
  if (isComparing) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[calc(100svh-4rem)] bottom-0 grid items-end lg:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        role="group"
        aria-label={`Price of ${name} and actions`}
        data-action-bar
        className="tool-actions action-bar pointer-events-auto"
      >
        {address === null ? null : (
          <AnchorButton href={address} target="_blank" rel="noopener noreferrer nofollow">
            Visit <span className="sr-only">{name} (opens in a new tab)</span>
            <ExternalLink aria-hidden="true" className="size-4" />
          </AnchorButton>
        )}
        {price ? (
          <a href="#pricing" className="-order-1 grow text-xs leading-tight tabular-nums">
            <span className="block text-soft">{price.lead || price.terms}</span>{' '}
            <span className="font-serif text-lg leading-none">{price.figure}</span> {price.unit}
          </a>
        ) : null}
        <CompareButton tool={{ slug, name, mark }} />
      </div>
    </div>
  )
}
