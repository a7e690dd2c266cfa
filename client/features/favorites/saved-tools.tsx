import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { unlistedBadge } from '#core/display/tool-status.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { type SavedView, viewSaved } from './saved-view.ts'

const SavedTools_favorite = graphql(`
  fragment SavedTools_favorite on Favorite {
    id
    favoritedAt
    tool {
      id
      slug
      name
      mark {
        path
        darkPath
      }
      categoryIcon {
        path
        tint
      }
      description
      priceText
      lowestMonthlyPriceUsd
      status
      category {
        id
        name
      }
    }
  }
`)

type MaskedFavorite = FragmentType<typeof SavedTools_favorite> & { readonly id: string }
type SlotTool = { readonly id: string; readonly slug: string; readonly name: string }
export type RemovedTool = { readonly toolId: string; readonly name: string; readonly favoritedAt: string }

type SavedToolsProps = {
  readonly favorites: readonly MaskedFavorite[]
  readonly view: SavedView
  /** Whether more of them are loading. */
  readonly loadingMore: boolean
  /** Controls of other features, such as comparing; the screen provides them. */
  readonly renderSlot: (tool: SlotTool) => ReactNode
  /** The id of the tool that could not be removed, if any. */
  readonly failedToolId: string | null
  readonly onRemove: (removed: RemovedTool) => void
  readonly onClearSearch: () => void
}

const viewedTools = (favorites: readonly MaskedFavorite[], view: SavedView) =>
  viewSaved(
    favorites.map((masked) => readFragment(SavedTools_favorite, masked)),
    ({ tool }) => tool,
    view,
  )

/** The number of saved tools in a view. */
export const countViewed = (favorites: readonly MaskedFavorite[], view: SavedView): number =>
  viewedTools(favorites, view).length

/** A grid of saved tools, each of which can be compared, collected and removed. */
export function SavedTools({
  favorites,
  view,
  loadingMore,
  renderSlot,
  failedToolId,
  onRemove,
  onClearSearch,
}: SavedToolsProps) {
  const shown = viewedTools(favorites, view)
  if (shown.length === 0 && favorites.length > 0 && !loadingMore) {
    return (
      <EmptyState
        title="No matching tools"
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            Clear search
          </Button>
        }
      >
        <p>The search covers names, categories and descriptions.</p>
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ id, favoritedAt, tool }) => (
        <li key={id}>
          <Card
            as="article"
            className="wrap-anywhere group relative flex h-full flex-col p-4 outline-support outline-offset-2 transition-colors hover:border-accent has-[h2_a:focus-visible]:outline-2"
          >
            <div className="flex gap-3">
              <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} />
              <div className="min-w-0 flex-1">
                <h2 className="text-lg leading-snug">
                  <Link
                    to={`/ai-tools/${tool.slug}`}
                    className="outline-none after:absolute after:inset-0 group-hover:text-accent"
                  >
                    <BreakableName name={tool.name} />
                  </Link>
                </h2>
                <p className="text-soft text-xs">{tool.category.name}</p>
              </div>
              {tool.status === 'ACTIVE' ? null : (
                <Badge className="self-start">{unlistedBadge(fromEnum(tool.status))}</Badge>
              )}
            </div>
            <p className="mt-3 text-sm">{tool.description}</p>
            {/* Separate lines, in the same place on every card. */}
            <div className="mt-auto pt-4 text-xs tabular-nums">
              <p className="truncate border-line border-t pt-2.5 font-semibold">
                {tool.priceText ?? PRICING_NOT_VERIFIED}
              </p>
              <p className="mt-0.5 text-soft">Saved on {momentDayText(favoritedAt)}</p>
              <div className="mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-2">
                {renderSlot(tool)}
                <RemoveButton
                  name={tool.name}
                  failed={tool.id === failedToolId}
                  onRemove={() => onRemove({ toolId: tool.id, name: tool.name, favoritedAt })}
                />
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

type RemoveButtonProps = { readonly name: string; readonly failed: boolean; readonly onRemove: () => void }

function RemoveButton({ name, failed, onRemove }: RemoveButtonProps) {
  return (
    <>
      <button
        type="button"
        title="Remove"
        aria-label={`Remove ${name} from favorites`}
        onClick={onRemove}
        className="relative z-10 -mr-3 grid size-11 place-items-center rounded-md text-soft hover:bg-sunk hover:text-accent"
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      <p role="status" className="basis-full pb-2 text-danger text-sm empty:hidden">
        {failed ? "We couldn't reach the server, so it's still saved. Please try again." : ''}
      </p>
    </>
  )
}
