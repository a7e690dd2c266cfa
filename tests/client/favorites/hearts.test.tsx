import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemberOnly } from '#client/features/accounts/member-screen/member-only.tsx'
import { FavoriteHeart } from '#client/features/catalogue/cards/favorite-link.tsx'
import { MemberFavoriteButton, MemberHeart } from '#client/features/favorites/member-favorite.tsx'
import { AccountMenu } from '#client/layout/account-menu.tsx'
import { MemberShell } from '#client/layout/member-shell.tsx'
import { giveDialogs, keepSession, MEMBER, renderForMember } from '../../support/client/member.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'

const TOOL = { id: 't1', name: 'Alpha', slug: 'alpha' }

/** What the browser reports to the product, in the order of the reports. */
function openHearts(saved: readonly string[]) {
  const reports: string[] = []
  const Component = () => (
    <>
      <MemberHeart tool={TOOL} />
      <MemberFavoriteButton tool={TOOL} />
    </>
  )
  renderForMember({ path: '/', Component }, (operation, variables) => {
    if (operation === 'FavoriteToolIds') return { favoriteToolIds: saved }
    if (operation === 'ReportClientError') {
      reports.push(String((variables['input'] as { message: string }).message))
      return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    }
    throw new TypeError('Failed to fetch')
  })
  return reports
}

beforeEach(() => {
  giveDialogs()
  localStorage.clear()
  keepSession()
})

describe('a heart whose change the server rejects', () => {
  it('stays empty on a card and is reported', async () => {
    const reports = openHearts([])
    const heart = await screen.findByRole('button', { name: 'Add Alpha to favorites' })
    await waitFor(() => expect(heart.getAttribute('aria-busy')).toBe('false'))
    await userEvent.click(heart)
    expect(await screen.findByText('Failed to update favorites. Please try again.')).toBeTruthy()
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/^Failed to add to favorites/)
    expect(screen.getByRole('button', { name: 'Add Alpha to favorites' })).toBe(heart)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays full on a card and is reported', async () => {
    const reports = openHearts(['t1'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha from favorites' }))
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]).toMatch(/^Failed to remove from favorites/)
  })

  it('shows an error on the tool’s page', async () => {
    openHearts(['t1'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Favorites' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Failed to update favorites. Please try again.',
    )
    expect(screen.getByRole('button', { name: 'Remove from Favorites' })).toBeTruthy()
  })
})

describe('a heart whose change is being sent', () => {
  const openSlow = (saved: readonly string[]) => {
    const answer = Promise.withResolvers()
    const Component = () => (
      <>
        <MemberHeart tool={TOOL} />
        <MemberFavoriteButton tool={TOOL} />
      </>
    )
    renderForMember({ path: '/', Component }, (operation) => {
      if (operation === 'FavoriteToolIds') return { favoriteToolIds: saved }
      if (operation === 'ReportClientError') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
      return answer.promise
    })
    return answer
  }

  it('is full at once, like all hearts of the tool, and empty again when the server refuses', async () => {
    const answer = openSlow([])
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Favorites' }))
    expect(screen.getByRole('button', { name: 'Remove from Favorites' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Alpha from favorites' })).toBeTruthy()
    answer.resolve({ addFavorite: { __typename: 'NotFoundError' } })
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Failed to update favorites.')
    expect(screen.getByRole('button', { name: 'Add Alpha to favorites' })).toBeTruthy()
  })

  it('is empty at once, and full again when the server is unreachable', async () => {
    const answer = openSlow(['t1'])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Favorites' }))
    expect(screen.getByRole('button', { name: 'Add Alpha to favorites' })).toBeTruthy()
    answer.reject(new TypeError('Failed to fetch'))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Failed to update favorites.')
    expect(screen.getByRole('button', { name: 'Remove Alpha from favorites' })).toBeTruthy()
  })
})

describe('a heart whose list could not be loaded', () => {
  /** The list fails until `recover` is called. */
  const openUnknown = (saved: string[] = []) => {
    let isBroken = true
    const Component = () => (
      <>
        <MemberHeart tool={TOOL} />
        <MemberFavoriteButton tool={TOOL} />
      </>
    )
    renderForMember({ path: '/', Component }, (operation) => {
      if (operation === 'FavoriteToolIds') {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { favoriteToolIds: saved }
      }
      saved.push('t1')
      return { addFavorite: { __typename: 'AddFavoritePayload' } }
    })
    return {
      recover: () => {
        isBroken = false
      },
    }
  }
  const readyHeart = async () => {
    const heart = await screen.findByRole('button', { name: 'Add Alpha to favorites' })
    await waitFor(() => expect(heart.getAttribute('aria-busy')).toBe('false'))
    return heart
  }

  it('is full once it has saved the tool, even without the list', async () => {
    openUnknown()
    await userEvent.click(await readyHeart())
    expect(await screen.findByRole('button', { name: 'Remove Alpha from favorites' })).toBeTruthy()
  })

  it('is empty again when the tool could not be saved', async () => {
    const answer = Promise.withResolvers()
    renderForMember({ path: '/', Component: () => <MemberHeart tool={TOOL} /> }, (operation) => {
      if (operation === 'AddFavorite') return answer.promise
      throw new TypeError('Failed to fetch')
    })
    await userEvent.click(await readyHeart())
    expect(screen.getByRole('button', { name: 'Remove Alpha from favorites' })).toBeTruthy()
    answer.reject(new TypeError('Failed to fetch'))
    expect(await screen.findByRole('button', { name: 'Add Alpha to favorites' })).toBeTruthy()
  })

  it('makes all hearts of the tool agree after it has saved the tool', async () => {
    const { recover } = openUnknown()
    const heart = await readyHeart()
    recover()
    await userEvent.click(heart)
    expect(await screen.findByRole('button', { name: 'Remove from Favorites' })).toBeTruthy()
  })

  it('is loaded again when the browser is back online', async () => {
    const { recover } = openUnknown(['t1'])
    await readyHeart()
    recover()
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.getByRole('button', { name: 'Remove Alpha from favorites' })).toBeTruthy()
    })
  })
})

describe('a heart that is clicked while hearts load', () => {
  const openCard = (saved: readonly string[]) => {
    const sent: string[] = []
    let tell: (data: unknown) => void = () => undefined
    const ids = new Promise((resolve) => {
      tell = resolve
    })
    renderForMember({ path: '/', Component: () => <FavoriteHeart tool={TOOL} /> }, (operation) => {
      if (operation === 'FavoriteToolIds') return ids
      sent.push(operation)
      return { addFavorite: { __typename: 'AddFavoritePayload' } }
    })
    return { sent, tellSaved: () => act(async () => tell({ favoriteToolIds: saved })) }
  }

  it('is applied once the saved tools are known, without a detour to the sign-in', async () => {
    const { sent, tellSaved } = openCard([])
    // Still the link that visitors get.
    await userEvent.click(screen.getByRole('link', { name: 'Add Alpha to favorites' }))
    const heart = await screen.findByRole('button', { name: 'Add Alpha to favorites' })
    expect(heart.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(heart)
    expect(sent).toEqual([])
    await tellSaved()
    expect(await screen.findByRole('button', { name: 'Remove Alpha from favorites' })).toBe(heart)
    await waitFor(() => expect(heart.getAttribute('aria-busy')).toBe('false'))
    expect(sent).toEqual(['AddFavorite'])
    expect(screen.queryByText('Elsewhere')).toBeNull()
  })

  it('changes nothing when the tool is already saved', async () => {
    const { sent, tellSaved } = openCard(['t1'])
    await userEvent.click(screen.getByRole('link', { name: 'Add Alpha to favorites' }))
    await tellSaved()
    const heart = await screen.findByRole('button', { name: 'Remove Alpha from favorites' })
    await waitFor(() => expect(heart.getAttribute('aria-busy')).toBe('false'))
    expect(sent).toEqual([])
  })
})

describe('signing out', () => {
  it('goes to the home page, also from a member screen', async () => {
    const routes = [
      {
        Component: MemberShell,
        children: [
          {
            path: '/settings',
            element: (
              <MemberOnly loading={null}>
                <AccountMenu />
              </MemberOnly>
            ),
          },
        ],
      },
      { path: '*', lazy: async () => ({ element: <p>Elsewhere</p> }) },
    ]
    const answers = (operation: string) =>
      operation === 'SessionViewer' ? { viewer: MEMBER } : { signOut: { __typename: 'SignOutPayload' } }
    const { router } = renderRoutes(routes, { at: '/settings', answers })
    await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
  })

  it('shows an error when the server is unreachable', async () => {
    renderForMember({ path: '/', Component: AccountMenu }, () => {
      throw new TypeError('Failed to fetch')
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText(/^Failed to sign out on the server/)).toBeTruthy()
    expect(localStorage.getItem('toolfinch.session')).toBeNull()
  })
})
