import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { useHydrated } from '#client/lib/use-hydrated.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { MatchSlot } from '../../recommendations/match-slot.tsx'
import { Rating } from '../cards/rating.tsx'
import { ToolBadges } from '../cards/tool-badges.tsx'
import { categoryHref, DIRECTORY_PATH } from '../directory/directory-address.ts'

// No fields beyond those of a card, so that the header appears at once when coming from the directory.
export const ToolHeader_tool = graphql(`
  fragment ToolHeader_tool on Tool {
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
    verified
    featured
    category {
      id
      slug
      name
    }
    rating {
      mean
      count
      source
    }
  }
`)

/** It needs JavaScript, so it is hidden until hydration. */
const loadShare = () => import('./share-buttons.tsx')

export function ToolHeader({ tool: masked }: { readonly tool: FragmentType<typeof ToolHeader_tool> }) {
  const tool = readFragment(ToolHeader_tool, masked)
  const share = useLoaded(loadShare, useHydrated())
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <BackLink />
        <span className="flex flex-wrap items-start justify-end gap-x-4">
          <span className="flex print:hidden">{share ? <share.ShareButtons tool={tool} /> : null}</span>
          <MatchSlot tool={tool} />
        </span>
      </div>
      <div className="tool-head">
        <ToolMark
          name={tool.name}
          mark={tool.mark}
          icon={tool.categoryIcon}
          size="lg"
          className="max-sm:size-14 max-sm:text-xl"
        />
        <div className="min-w-0">
          <h1 className="tool-title">{tool.name}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Link to={categoryHref(tool.category.slug)} className="link">
              {tool.category.name}
            </Link>
            <Rating rating={tool.rating ?? null} stars />
            <ToolBadges verified={tool.verified} featured={tool.featured} />
          </p>
        </div>
        <p className="col-span-2 sm:text-lg">{tool.description}</p>
      </div>
    </header>
  )
}

/** Goes back to the previous page within the site; without one, or without JavaScript, to the directory. */
export function BackLink() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // The router numbers the history entries; before the first one there is no page of this site.
    const { idx } = (window.history.state ?? {}) as { readonly idx?: number }
    if (opensElsewhere || !idx) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={DIRECTORY_PATH}
      onClick={goBack}
      className="link inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Link>
  )
}
