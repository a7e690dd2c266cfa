import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedVisitId } from '#client/lib/visit-id.ts'
import { Component as Blog } from '#client/routes/blog.tsx'
import { Component as Post } from '#client/routes/post.tsx'
import { isUuid } from '#core/uuid.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { blogOf, postNamed } from './content-answers.ts'

const posts = [
  postNamed('known', { content: '<p><a href="/blog/post-1">Next</a> <a href="/tools.csv">A file</a></p>' }),
  ...Array.from({ length: 13 }, (_, index) => postNamed(`post-${index}`, index < 2 ? { type: 'COMPARISON' } : {})),
]

beforeEach(() => {
  storedVisitId.remove()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})

function show(at: string, shown = posts) {
  const user = userEvent.setup()
  const api = { down: false }
  const { answers, recorded } = blogOf(shown)
  const { router } = renderRoutes(
    [
      { path: '/blog', element: <Blog /> },
      { path: '/blog/:slug', element: <Post /> },
      { path: '/compare/:slug', element: <Post /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      at,
      answers: (operation, variables) => {
        if (api.down) throw new TypeError('Failed to fetch')
        return answers(operation, variables)
      },
    },
  )
  return { user, api, recorded, router, address: () => router.state.location.pathname + router.state.location.search }
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the blog list', () => {
  it('searches titles and descriptions, and returns to the first page', async () => {
    const { user, address } = show('/blog?page=2')
    await screen.findByText('Showing 13-14 of 14 articles')
    await user.type(screen.getByRole('searchbox'), '  post-12 {Enter}')
    expect(address()).toBe('/blog?search=post-12')
    await waitFor(() => expect(titles()).toEqual(['About post-12']))
  })

  it('filters by type, keeps the search, and counts each type', async () => {
    const { user, address } = show('/blog?search=post&page=2')
    await user.click(await screen.findByRole('link', { name: 'Comparisons (2)' }))
    expect(address()).toBe('/blog?search=post&type=comparison')
    await waitFor(() => expect(titles()).toEqual(['About post-0', 'About post-1']))
    expect(screen.getByRole('link', { name: 'All (13)' })).toBeTruthy()
  })

  it('switches between grid and list via the URL', async () => {
    const { user, address } = show('/blog?type=guide')
    await user.click(await screen.findByRole('link', { name: 'List view' }))
    expect(address()).toBe('/blog?type=guide&view=list')
    expect(screen.getByRole('link', { name: 'List view' }).getAttribute('aria-current')).toBe('true')
  })

  it('clears the filters when nothing was found', async () => {
    const { user, address } = show('/blog?search=zzz&type=guide&view=list')
    expect(await screen.findByText('No content found matching your criteria')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/blog?view=list')
  })

  it('starts with guides on the first page of all articles only', async () => {
    const { user } = show('/blog')
    const guides = within(await screen.findByRole('region', { name: 'Start with a guide' }))
    expect(guides.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'About known',
      'About post-2',
      'About post-3',
    ])
    expect(guides.getByRole('link', { name: 'All guides' }).getAttribute('href')).toBe('/blog?type=guide')
    await user.click(screen.getByRole('link', { name: 'Comparisons (2)' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Start with a guide' })).toBeNull())
  })

  it('dates guides by their day, and generated pages by the month of their facts', async () => {
    show('/blog?search=post-')
    const [generated, , guide] = await screen.findAllByRole('article')
    expect(generated?.textContent).toContain('Facts as of October 2026')
    expect(generated?.textContent).not.toContain('November')
    expect(guide?.textContent).toContain('November 2, 2026')
  })

  it('shows the view counts of its articles once loaded', async () => {
    show('/blog?search=known')
    expect(await screen.findByText('1.0k views')).toBeTruthy()
  })
})

describe('while the API is down', () => {
  it('shows labeled sample articles until it is back', async () => {
    const { user, api, router } = show('/nowhere')
    api.down = true
    await act(() => router.navigate('/blog?type=guide'))
    expect(await screen.findByText('Live data is unavailable. These are sample articles.')).toBeTruthy()
    expect(screen.getAllByText('Sample').length).toBeGreaterThan(0)
    api.down = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/of 12 articles/)).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()
  })
})

describe('an article', () => {
  it('counts one view per visit, with a random id stored in the tab', async () => {
    const { recorded } = show('/blog/known')
    expect(await screen.findByText('1.0k views')).toBeTruthy()
    const id = storedVisitId.get() ?? ''
    expect(isUuid(id)).toBe(true)
    expect(sessionStorage.getItem('toolfinch.visit')).toBe(id)
    expect(recorded).toEqual([{ path: '/blog/known', sessionId: id }])
  })

  it('sends nothing under Global Privacy Control', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }))
    const { recorded } = show('/blog/known')
    expect(await screen.findByText('1.0k views')).toBeTruthy()
    expect(recorded).toEqual([])
    expect(storedVisitId.get()).toBeNull()
  })

  it('does not shift when its view count arrives', async () => {
    show('/blog/known')
    const link = await screen.findByRole('link', { name: 'A file' })
    await screen.findByText('1.0k views')
    expect(link.isConnected).toBe(true)
  })

  it('opens internal links without loading a page, and leaves others to the browser', async () => {
    const { user, address } = show('/blog/known')
    const left: boolean[] = []
    const note = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    await user.click(await screen.findByRole('link', { name: 'A file' }))
    await user.click(screen.getByRole('link', { name: 'Next' }))
    document.removeEventListener('click', note)
    expect(left).toEqual([true, false])
    expect(address()).toBe('/blog/post-1')
    expect(await screen.findByRole('heading', { level: 1, name: 'About post-1' })).toBeTruthy()
  })

  it('shows when it is not found', async () => {
    show('/blog/unknown')
    expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeTruthy()
  })
})

describe('the share menu', () => {
  const copied = () => screen.findAllByText('Copied!')
  async function open() {
    const shown = show('/blog/known')
    const written: string[] = []
    const clipboard = { writeText: async (text: string) => void written.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await shown.user.click(await screen.findByText('Share'))
    return { ...shown, written }
  }
  const ADDRESS = 'https://toolfinch.test/blog/known'
  // Other files use the clipboard of the same window.
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

  it('copies the link, and confirms for two seconds', async () => {
    const { user, written } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(written).toEqual([ADDRESS])
    expect((await copied()).length).toBeGreaterThan(0)
    act(() => void vi.advanceTimersByTime(2000))
    expect(screen.queryAllByText('Copied!')).toEqual([])
    vi.useRealTimers()
  })

  it('offers no embed code for an article about something else', async () => {
    await open()
    // The part that decides it has arrived.
    await import('#client/features/content/embed-panel.tsx')
    expect(screen.queryByRole('textbox', { name: 'Embed this comparison' })).toBeNull()
  })

  it('offers the code that embeds a comparison, without words that can change', async () => {
    const title = 'Alpha vs Beta: plans from $8 and $20'
    const post = postNamed('alpha-vs-beta', { type: 'COMPARISON', path: '/compare/alpha-vs-beta', title })
    const { user } = show('/compare/alpha-vs-beta', [post])
    await user.click(await screen.findByText('Share'))
    const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Embed this comparison' })
    expect(code.value).toContain(
      '<iframe src="https://toolfinch.test/embed/compare/alpha-vs-beta" title="Alpha vs Beta on Toolfinch"',
    )
  })

  it('shares in a 600 by 400 window without access to this one', async () => {
    const { user, written } = await open()
    const popup = { opener: window }
    const opened = vi.fn((..._: unknown[]) => popup)
    vi.stubGlobal('open', opened)
    await user.click(screen.getByRole('link', { name: /Twitter/ }))
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('twitter.com'), '_blank', 'width=600,height=400')
    expect(popup.opener).toBeNull()
    expect(written).toEqual([])
  })

  it('copies the link when the window is blocked', async () => {
    const { user, written } = await open()
    vi.stubGlobal('open', () => null)
    await user.click(screen.getByRole('link', { name: /LinkedIn/ }))
    expect(written).toEqual([ADDRESS])
  })

  it('closes on Escape', async () => {
    const { user } = await open()
    const menu = screen.getByRole('link', { name: /LinkedIn/ }).closest('details')
    expect(menu?.open).toBe(true)
    await user.keyboard('{Escape}')
    expect(menu?.open).toBe(false)
  })
})
