import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemberHeart } from '#client/features/favorites/member-favorite.tsx'
import { AccountMenu } from '#client/layout/account-menu.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'

/** The animations of the page: of what, and how long. */
let animations: { element: Element; duration: number; onfinish: () => void }[] = []

beforeEach(() => {
  localStorage.clear()
  keepSession()
  animations = []
  // jsdom has no animations.
  Element.prototype.animate = function (_frames, options) {
    const duration = typeof options === 'number' ? options : Number(options?.duration)
    const animation = { element: this, duration, onfinish: () => undefined }
    animations.push(animation)
    return animation as unknown as Animation
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
})

async function press(name: string, { saved, reduced = false }: { saved: boolean; reduced?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const Component = () => (
    <>
      <AccountMenu />
      <MemberHeart tool={{ id: 't1', name: 'Alpha' }} />
    </>
  )
  renderForMember({ path: '/', Component }, (operation) =>
    operation === 'FavoriteToolIds'
      ? { favoriteToolIds: saved ? ['t1'] : [] }
      : {
          addFavorite: { __typename: 'AddFavoritePayload' },
          removeFavorite: { __typename: 'RemoveFavoritePayload', toolId: 't1' },
        },
  )
  const heart = await screen.findByRole('button', { name })
  await waitFor(() => expect(heart.getAttribute('aria-busy')).toBe('false'))
  await userEvent.click(heart)
  return heart
}

describe('saving a tool', () => {
  it('moves a heart to the account in the header in less than 200 ms', async () => {
    const heart = await press('Add Alpha to favorites', { saved: false })
    const [flight, pulse] = animations
    expect(flight?.element.tagName).toBe('svg')
    expect(heart.contains(flight?.element ?? null)).toBe(false)
    expect(pulse?.element.closest('button')?.textContent).toContain('Account of')
    for (const { duration } of animations) expect(duration).toBeLessThan(200)
    expect(flight?.element.isConnected).toBe(true)
    flight?.onfinish()
    expect(flight?.element.isConnected).toBe(false)
  })

  it('moves nothing for people who prefer reduced motion', async () => {
    await press('Add Alpha to favorites', { saved: false, reduced: true })
    expect(animations).toEqual([])
  })
})

it('removing a tool moves nothing', async () => {
  await press('Remove Alpha from favorites', { saved: true })
  expect(animations).toEqual([])
})
