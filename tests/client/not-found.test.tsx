import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NotFoundView } from '#client/features/not-found/not-found-view.tsx'
import { renderRoutes } from '../support/client/render-at.tsx'

const show = () => {
  const user = userEvent.setup()
  const { router } = renderRoutes(
    [
      { path: '/ai-tools', element: <p>Directory</p> },
      { path: '*', element: <NotFoundView /> },
    ],
    {
      at: '/nope',
      answers: () => ({ categories: [{ __typename: 'Category', id: 'c1', slug: 'design', name: 'Design' }] }),
    },
  )
  const search = async (term: string) => {
    await user.type(screen.getByRole('searchbox'), `${term}{Enter}`)
    return router.state.location.pathname + router.state.location.search
  }
  return { router, user, search }
}

describe('the not-found page', () => {
  it('searches the directory for a trimmed term', async () => {
    expect(await show().search('  code & review ')).toBe('/ai-tools?search=code+%26+review')
  })

  it('ignores blank input', async () => {
    expect(await show().search('   ')).toBe('/nope')
  })

  it('links to the popular pages', () => {
    show()
    const links = within(screen.getByRole('navigation', { name: 'Popular pages' })).getAllByRole('link')
    const popular = ['/', '/quiz', '/ai-tools', '/blog', '/help', '/about']
    expect(links.map((link) => link.getAttribute('href'))).toEqual(popular)
  })

  it('links to the tool categories', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'Design' })
    expect(link.getAttribute('href')).toBe('/ai-tools/design')
  })

  it('links home and back', async () => {
    const { router, user } = show()
    expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
    await act(() => router.navigate('/other'))
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(router.state.location.pathname).toBe('/nope')
  })

  it('leads home if there is no page to go back to', async () => {
    const { router, user } = show()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(router.state.location.pathname).toBe('/')
  })
})
