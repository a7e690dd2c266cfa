import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

prepareAdministration()

describe('AI research', () => {
  const DISCOVERY = {
    __typename: 'DiscoverToolsPayload',
    tools: [
      {
        ...{ __typename: 'DiscoveredTool', id: 'c1', name: 'Comet', websiteUrl: null, itemUrl: null },
        ...{ summary: 'Drafts letters.', source: 'AI news', state: 'NEW', timesSeen: 1, doubt: null },
      },
    ],
    sources: [
      {
        __typename: 'ResearchSource',
        name: 'broken.example',
        url: 'https://broken.example/',
        items: 0,
        found: 0,
        listed: 0,
        error: 'The server redirects to another address.',
      },
    ],
  }
  const research = (given: Parameters<typeof openAdministration>[1]) =>
    openAdministration('/admin?tab=ai-research', given)

  it('shows the result as JSON and as a list, with the problems of each source', async () => {
    const { user, mutations } = await research({ DiscoverTools: () => ({ discoverTools: DISCOVERY }) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'MARKETING')
    await user.click(screen.getByRole('button', { name: 'Discover Tools' }))
    const json = await screen.findByText(/"action": "discover_new_tools"/)
    expect(JSON.parse(json.textContent ?? '')).toMatchObject({
      category: 'marketing',
      timeframe: '7d',
      tools: [{ name: 'Comet' }],
    })
    expect(json.textContent).not.toContain('__typename')
    await user.click(screen.getByRole('button', { name: 'List' }))
    expect(screen.getByRole('link', { name: 'Comet' }).getAttribute('href')).toBe('/admin?tab=queue&candidate=c1')
    expect(screen.getByText('The server redirects to another address.')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { category: 'MARKETING' } }])
  })

  it('lists trending tools', async () => {
    const tool = {
      __typename: 'Tool',
      id: 't',
      slug: 'comet',
      name: 'Comet',
      category: { __typename: 'Category', id: 'w', name: 'Writing' },
    }
    const { user } = await research({
      TrendingTools: () => ({
        trendingTools: [{ __typename: 'TrendingTool', views: 3, favorites: 1, score: 4.5, tool }],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Get Trending' }))
    await user.click(await screen.findByRole('button', { name: 'List' }))
    expect(screen.getByRole('row', { name: 'Comet Writing 3 1 4.5' })).toBeTruthy()
  })

  it('shows that it is running, and shows failures', async () => {
    let answer: () => unknown = () => new Promise(() => undefined)
    const first = await research({ DiscoverTools: () => answer() })
    answer = fail
    await first.user.click(await screen.findByRole('button', { name: 'Discover Tools' }))
    expect(await screen.findByText('Research failed. Please try again.')).toBeTruthy()
    answer = () => ({
      discoverTools: { __typename: 'RateLimitedError', message: 'Too many requests. Please try again in 5 minutes.' },
    })
    await first.user.click(screen.getByRole('button', { name: 'Discover Tools' }))
    expect(await screen.findByText('Too many requests. Please try again in 5 minutes.')).toBeTruthy()
  })
})
