// @chunk cards
// @chunk cards: Heart
import { Heart } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePageAddress } from '#client/lib/page-address.ts'
import { useSignedIn } from '#client/lib/stored-session.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { LinkButton } from '#client/ui/button.tsx'

const load = () => import('../../favorites/member-favorite.tsx')

type FavoriteProps = { readonly tool: { readonly id: string; readonly name: string } }

/** Saving needs an account: signing in saves the tool and leads back to the page. */
function useFavoriteParts({ tool: { id, name } }: FavoriteProps) {
  const address = usePageAddress()
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  const [pressed, setPressed] = useState(false)
  const state = { favorite: id, favoriteName: name }
  const link = {
    // A member's click waits until the heart is loaded.
    onClick: (event: MouseEvent) => {
      if (!signedIn) return
      event.preventDefault()
      setPressed(true)
    },
    to: `/auth?returnTo=${encodeURIComponent(address)}`,
    state,
    // For a click before hydration, which `theme.js` passes on.
    'data-state': JSON.stringify(state),
    title: `Sign in to save ${name}`,
    rel: 'nofollow',
  }
  return { member: signedIn ? part : null, pressed, link }
}

/** The heart on a card. */
export function FavoriteHeart(props: FavoriteProps) {
  const { member, pressed, link } = useFavoriteParts(props)
  if (member) return <member.MemberHeart {...props} pressed={pressed} />
  return (
    <Link {...link} aria-label={`Add ${props.tool.name} to favorites`} className="heart text-soft">
      <Heart aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </Link>
  )
}

/** The favorite button on a tool page. */
export function FavoriteButton(props: FavoriteProps) {
  const { member, pressed, link } = useFavoriteParts(props)
  if (member) return <member.MemberFavoriteButton {...props} pressed={pressed} />
  return (
    <LinkButton {...link} variant="secondary">
      <Heart aria-hidden="true" className="size-4" />
      Add to Favorites
    </LinkButton>
  )
}
