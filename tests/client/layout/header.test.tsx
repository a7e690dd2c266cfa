import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountSlot } from '#client/layout/account-slot.tsx'
import { Header } from '#client/layout/header.tsx'
import { isActive } from '#client/layout/nav-links.tsx'
import { keepSession, renderForMember } from '../../support/client/member.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'

const showHeader = (at = '/') =>
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <Header />
            <main>
              <button type="button">Outside</button>
            </main>
          </>
        ),
      },
    ],
    { at },
  )

const menuButton = () => screen.getByRole('button', { name: /(Open|Close) menu/ })
const menu = () => document.getElementById(menuButton().getAttribute('aria-controls') ?? '')

describe('the main navigation', () => {
  it('has the given order and targets', () => {
    showHeader()
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['AI Tools', '/ai-tools'],
      ['Compare', '/compare'],
      ['Quiz', '/quiz'],
      ['Blog', '/blog'],
      ['Pricing', '/pricing'],
      ['Referrals', '/referrals'],
      ['About', '/about'],
    ])
  })

  it.each([
    ['/', '/', true],
    ['/', '/about', false],
    ['/ai-tools', '/ai-tools', true],
    ['/ai-tools', '/ai-tools/design', true],
    ['/ai-tools', '/ai-tools-more', false],
    ['/blog', '/about', false],
  ])('%s at %s is active: %s', (item, address, active) => {
    expect(isActive(item, address)).toBe(active)
  })

  it('marks only the active item', () => {
    showHeader('/blog/a-post')
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.textContent)).toEqual(['Blog'])
  })

  it('offers sign-in and sign-up to visitors', () => {
    showHeader()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?mode=signin')
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/auth?mode=signup')
  })
})

describe('the header background', () => {
  it.each([
    [20, 'false'],
    [21, 'true'],
  ])('at scroll position %i is dense: %s', (pixels, dense) => {
    showHeader()
    window.scrollY = pixels
    fireEvent.scroll(window)
    expect(screen.getByRole('banner').dataset['scrolled']).toBe(dense)
    window.scrollY = 0
  })
})

describe('the mobile menu', () => {
  const openMenu = async () => {
    const user = userEvent.setup()
    const { router } = showHeader()
    await user.click(menuButton())
    expect(menuButton().getAttribute('aria-expanded')).toBe('true')
    expect(menu()).not.toBeNull()
    return { user, router }
  }
  const expectClosed = () => expect(menuButton().getAttribute('aria-expanded')).toBe('false')

  it('closes by its own button', async () => {
    const { user } = await openMenu()
    await user.click(menuButton())
    expectClosed()
  })

  it('closes when the URL changes', async () => {
    const { router } = await openMenu()
    await act(() => router.navigate('/about'))
    expectClosed()
  })

  it('closes when a link is followed', async () => {
    const { user, router } = await openMenu()
    await user.click(within(menu() as HTMLElement).getByRole('link', { name: 'Pricing' }))
    expect(router.state.location.pathname).toBe('/pricing')
    expectClosed()
  })

  it('closes on an outside press', async () => {
    const { user } = await openMenu()
    await user.click(screen.getByRole('button', { name: 'Outside' }))
    expectClosed()
  })

  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = await openMenu()
    await user.tab()
    await user.keyboard('{Escape}')
    expectClosed()
    expect(document.activeElement).toBe(menuButton())
  })

  it('closes when the focus leaves it', async () => {
    await openMenu()
    act(() => screen.getByRole('button', { name: 'Outside' }).focus())
    expectClosed()
  })
})

describe('the member links', () => {
  const LINKS = [
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
    ['Favorites', '/favorites'],
    ['Collections', '/collections'],
    ['Results', '/quiz/results'],
    ['Settings', '/settings'],
    ['Help', '/help'],
  ]
  const linksOf = (list: Element) =>
    within(list as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const showForMember = () => {
    keepSession()
    renderForMember({ path: '/', Component: Header }, (operation) => {
      throw new Error(operation)
    })
  }
  afterEach(() => localStorage.clear())

  it('are in the account menu, with Sign out', async () => {
    showForMember()
    const button = await screen.findByRole('button', { name: /^Account of/ })
    await userEvent.click(button)
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(linksOf(list)).toEqual(LINKS)
    expect(within(list).getByRole('button', { name: 'Sign out' })).toBeTruthy()
    expect(list.textContent).toContain('Basic Plan')
  })

  it('follow the main navigation in the mobile menu, in place of the sign-in links', async () => {
    showForMember()
    await screen.findByRole('button', { name: /^Account of/ })
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const panel = menu() as HTMLElement
    expect(linksOf(panel).slice(-LINKS.length)).toEqual(LINKS)
    expect(within(panel).getByRole('button', { name: 'Sign out' })).toBeTruthy()
    expect(within(panel).queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })
})

describe('the account area', () => {
  const slot = () => (
    <MemoryRouter>
      <AccountSlot />
    </MemoryRouter>
  )

  it("is rendered for visitors, and hidden in a member's browser until hydration", () => {
    expect(renderToString(slot())).toMatch(/class="[^"]*in-data-member:invisible[^"]*"[^>]*>.*Sign In/)
    const { container } = render(slot())
    expect(container.innerHTML).toContain('Sign In')
    expect(container.innerHTML).not.toContain('in-data-member:invisible')
  })
})
