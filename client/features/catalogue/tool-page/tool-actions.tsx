// @chunk parts: ExternalLink
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { AnchorButton, Button, LinkButton } from '#client/ui/button.tsx'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { FavoriteButton } from '../cards/favorite-link.tsx'
import { CollectionSlot } from './collection-slot.tsx'
import { CompareButton } from './compare-button.tsx'
import { hasEnded } from './has-ended.ts'
import { alternativesHref } from './tool-address.ts'

const loadDialog = () => import('#client/ui/dialog.tsx')

const ToolActions_tool = graphql(`
  fragment ToolActions_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    websiteUrl
    status
  }
`)

/** The buttons to visit, save and compare a tool; for one that has ended, its alternatives instead of a visit. On a phone, all but the first show only their icons. */
export function ToolActions({ tool: masked }: { readonly tool: FragmentType<typeof ToolActions_tool> }) {
  const { id, slug, name, mark, websiteUrl, status } = readFragment(ToolActions_tool, masked)
  const address = safeWebsiteUrl(websiteUrl)
  return (
    <>
      {hasEnded(status) ? (
        <LinkButton to={alternativesHref(slug)}>See alternatives</LinkButton>
      ) : address === null ? (
        <NoWebsite name={name} />
      ) : (
        <VisitLink name={name} address={address} />
      )}
      <FavoriteButton tool={{ id, name }} />
      <CompareButton tool={{ slug, name, mark }} />
      <CollectionSlot tool={{ id, name }} />
    </>
  )
}

function VisitLink({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <AnchorButton href={address} target="_blank" rel="noopener noreferrer nofollow">
      Visit Tool
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">({name}, opens in a new tab)</span>
    </AnchorButton>
  )
}

/** The dialog is loaded on the first click, because nearly every tool has a website. */
function NoWebsite({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false)
  const part = useLoaded(loadDialog, open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Visit Tool</Button>
      {part && open ? (
        <part.Dialog open onClose={() => setOpen(false)} title={name} alert>
          Website URL not available for this tool
        </part.Dialog>
      ) : null}
    </>
  )
}
