import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { momentDayText } from '../../../core/display/dates.ts'
import { PRICING_NOT_VERIFIED } from '../../../core/display/pricing-panel.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { useSaveFavorite } from './use-save-favorite.ts'

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
      description
      priceText
      status
      category {
        id
        name
      }
    }
  }
`)

type SavedToolsProps = {
  readonly favorites: readonly (FragmentType<typeof SavedTools_favorite> & { readonly id: string })[]
  /** Called with the tool's name once the server has confirmed that it is removed. */
  readonly onRemoved: (name: string) => void
}

/** A grid of saved tools, each of which can be removed. */
export function SavedTools({ favorites, onRemoved }: SavedToolsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {favorites.map((favorite) => (
        <li key={favorite.id}>
          <SavedTool favorite={favorite} onRemoved={onRemoved} />
        </li>
      ))}
    </ul>
  )
}

type SavedToolProps = {
  readonly favorite: FragmentType<typeof SavedTools_favorite>
  readonly onRemoved: (name: string) => void
}

function SavedTool({ favorite: masked, onRemoved }: SavedToolProps) {
  const { favoritedAt, tool } = readFragment(SavedTools_favorite, masked)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const client = useApolloClient()
  const saveFavorite = useSaveFavorite()
  const remove = async () => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailed(false)
    try {
      await saveFavorite(tool.id, false)
      onRemoved(tool.name)
    } catch (error) {
      // The card stays as it is: nothing is removed before the server says so.
      setFailed(true)
      void reportError(client, error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return (
    <Card
      as="article"
      className="wrap-anywhere group relative flex h-full flex-col p-4 outline-support outline-offset-2 transition-colors hover:border-accent has-[h2_a:focus-visible]:outline-2"
    >
      <div className="flex gap-3">
        <ToolMark name={tool.name} mark={tool.mark} />
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
        {tool.status === 'ACTIVE' ? null : <Badge className="self-start">No longer offered</Badge>}
      </div>
      <p className="mt-3 text-sm">{tool.description}</p>
      <div className="mt-auto pt-4">
        <p className="flex flex-wrap justify-between gap-x-3 border-line border-t pt-2.5 text-xs tabular-nums">
          <span className="font-semibold">{tool.priceText ?? PRICING_NOT_VERIFIED}</span>
          <span className="text-soft">Saved on {momentDayText(favoritedAt)}</span>
        </p>
        <Button
          variant="quiet"
          className="relative z-10 -mb-2 -ml-3"
          aria-label={`Remove ${tool.name} from favorites`}
          disabled={busy}
          onClick={() => void remove()}
        >
          {busy ? 'Removing…' : 'Remove'}
        </Button>
        <p role="status" className="text-danger text-sm empty:hidden">
          {failed ? 'It is still saved: the server could not be reached. Please try again.' : ''}
        </p>
      </div>
    </Card>
  )
}
