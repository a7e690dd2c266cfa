import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { Component as Tool } from '#client/routes/tool.tsx'
import { Component as ToolOrCategory } from '#client/routes/tool-or-category.tsx'
import { planAnswer } from '#tests/support/plans.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { type AnsweredTool, catalogueOf, toolNamed } from './catalogue-answers.ts'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

function show(tools: AnsweredTool[], at: string) {
  const user = userEvent.setup()
  const { router } = renderRoutes(
    [
      { path: '/ai-tools', element: <Directory /> },
      { path: '/ai-tools/:slug', element: <ToolOrCategory /> },
      { path: '/tool/:id', element: <Tool /> },
    ],
    { at, answers: catalogueOf(tools).answers },
  )
  return { user, router }
}

const showTool = async (over: Record<string, unknown> = {}) => {
  const shown = show([toolNamed('Alpha', over)], '/tool/alpha')
  await screen.findByRole('heading', { level: 1, name: 'Alpha' })
  // The last part to arrive.
  await screen.findByRole('region', { name: 'Tool Information' })
  return shown
}

const factOf = (label: string) => {
  const term = within(screen.getByRole('region', { name: 'Tool Information' })).getByText(label)
  return term.nextElementSibling?.textContent
}

describe('the tool page', () => {
  it('shows what it is, its category, pros and cons', async () => {
    await showTool()
    expect(screen.getByText('Alpha does one thing well.')).toBeTruthy()
    for (const name of ['About Alpha', 'Features', 'Use Cases', 'Pros & Cons']) {
      expect(screen.getByRole('region', { name })).toBeTruthy()
    }
    expect(screen.getByText('Alpha began as an experiment.').tagName).toBe('P')
    expect((await screen.findByRole('link', { name: 'Explore More Tools' })).getAttribute('href')).toBe(
      '/ai-tools?category=design',
    )
    expect(document.title).toBe('Alpha: price, features, pros and cons | Toolfinch')
  })

  it('answers common questions, with the same texts as structured data', async () => {
    const questions = [
      { __typename: 'ToolQuestion', question: 'Is Alpha free, and what does it cost?', answer: 'Yes, Alpha is free.' },
      { __typename: 'ToolQuestion', question: 'What does Alpha say about privacy?', answer: 'Not known. <None>' },
    ]
    await showTool({ questions })
    const region = await screen.findByRole('region', { name: 'Questions people ask about Alpha' })
    expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('#questions')
    const headings = within(region).getAllByRole('heading', { level: 3 })
    const shown = headings.map((heading) => [heading.textContent, heading.nextElementSibling?.textContent])
    expect(shown).toEqual(questions.map(({ question, answer }) => [question, answer]))
    const faq = JSON.parse(region.querySelector('script')?.textContent ?? '')
    expect(faq['@type']).toBe('FAQPage')
    expect(
      faq.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
        entry.name,
        entry.acceptedAnswer.text,
      ]),
    ).toEqual(shown)
  })

  it('has no questions for a little-known tool, and a note on an old record', async () => {
    const ageNote = 'What we know about Alpha is from June 2025 or earlier; check it with the vendor.'
    await showTool({ ageNote })
    expect(screen.queryByText(/Questions people ask/)).toBeNull()
    expect(within(screen.getByRole('region', { name: 'Tool Information' })).getByText(ageNote)).toBeTruthy()
  })

  it('opens the vendor in a new tab without a referrer', async () => {
    await showTool()
    const link = screen.getByRole('link', { name: /^Visit Tool/ })
    expect(link.getAttribute('href')).toBe('https://tool.example/start')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it.each([null, 'javascript:alert(1)', '//evil.example', 'https://user@evil.example'])(
    'says that there is no website for the address %s',
    async (websiteUrl) => {
      const { user } = await showTool({ websiteUrl })
      await user.click(screen.getByRole('button', { name: 'Visit Tool' }))
      const alert = await screen.findByRole('alertdialog')
      expect(within(alert).getByText('Website URL not available for this tool')).toBeTruthy()
    },
  )

  it('offers to save it, which leads to sign-in and back', async () => {
    await showTool()
    const link = screen.getByRole('link', { name: 'Add to Favorites' })
    expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Ftool%2Falpha')
    expect(link.getAttribute('title')).toBe('Sign in to save Alpha')
  })

  it('links to its sections and alternatives', async () => {
    await showTool({ pros: [], cons: [], useCases: [] })
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Pricing',
      'About',
      'Features',
      'Information',
      'Reviews',
      'Alternatives',
    ])
    const more = await screen.findByRole('link', { name: 'All alternatives to Alpha' })
    expect(more.getAttribute('href')).toBe('/tool/alpha/alternatives')
    for (const link of links) expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy()
  })

  it('copies its link and confirms', async () => {
    const { user } = await showTool()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('https://toolfinch.test/tool/alpha')
    expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull()
  })

  it('offers the code that embeds it, to copy or to select', async () => {
    const { user } = await showTool()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed this tool' })
    expect(code.readOnly).toBe(true)
    expect(code.value).toContain('<iframe src="https://toolfinch.test/embed/tool/alpha" title="Alpha on Toolfinch"')
    expect(code.value).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(code.value)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Embed this tool' })).toBeNull()
  })

  it('says so if the code cannot be copied', async () => {
    const { user } = await showTool()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    try {
      await user.click(screen.getByRole('button', { name: 'Copy code' }))
      expect(await screen.findByText('The code could not be copied. Select it and copy it yourself.')).toBeTruthy()
    } finally {
      write.mockRestore()
    }
  })

  it('uses the device’s share dialog if available', async () => {
    const shared: unknown[] = []
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (page: unknown) => shared.push(page) })
    try {
      const { user } = await showTool()
      await user.click(await screen.findByRole('button', { name: 'Share' }))
      await user.click(screen.getByRole('button', { name: 'Share with an app' }))
      expect(shared).toEqual([{ title: 'Alpha', url: 'https://toolfinch.test/tool/alpha' }])
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  it('shows a text only once when an import repeats it', async () => {
    await showTool({ features: ['Layers', 'Layers'], useCases: ['Posters', 'Posters'] })
    expect(screen.getAllByText('Layers')).toHaveLength(1)
    expect(screen.getAllByText('Posters')).toHaveLength(1)
  })

  it('labels typical tiers as such', async () => {
    await showTool()
    const pricing = within(screen.getByRole('region', { name: 'Typical for freemium tools' }))
    expect(pricing.getByText('Pricing not verified')).toBeTruthy()
    expect(pricing.getAllByRole('cell').map(({ textContent }) => textContent?.trim())).toEqual([
      '$0/month',
      '$9-29/month',
    ])
  })

  it('dates known plans', async () => {
    await showTool({ plans: [planAnswer({ name: 'Team', usdMonth: 12 })] })
    const pricing = within(screen.getByRole('region', { name: 'Pricing' }))
    expect(pricing.getByRole('cell').textContent).toMatch(/^\$12 a month /)
    expect(pricing.getByText('Known plans in US dollars before tax, as of June 2025, not re-checked')).toBeTruthy()
    expect(pricing.getByRole('link', { name: 'Wrong price? Team' }).getAttribute('href')).toContain('#wrong-price=Team')
  })

  it('lists known facts, and marks unknown ones', async () => {
    await showTool()
    expect(factOf('Category')).toBe('Design')
    expect(factOf('Pricing Model')).toBe('Freemium')
    expect(factOf('API Available')).toBe('Not verified')
    expect(factOf('Open source')).toBe('No')
    expect(factOf('Runs on')).toBe('Web, iPhone and iPad')
    expect(factOf('Team size')).toBe('Any size')
    expect(factOf('Works with')).toBe('Slack, Model Context Protocol')
  })

  it('names the common source once and others next to their fact', async () => {
    const fact = { __typename: 'ToolFact', source: 'EDITORIAL', asOf: '2025-06', checkedOn: null, sourceUrl: null }
    await showTool({
      factTexts: [{ __typename: 'ToolFactText', label: 'License', value: 'MIT', fact: 'license' }],
      facts: [
        { ...fact, field: 'vendor' },
        { ...fact, field: 'skill' },
        { ...fact, field: 'license', asOf: '2026-10' },
        { ...fact, field: 'pricing_model', source: 'PUBLIC_LIST', asOf: '2026-11' },
      ],
    })
    expect(factOf('Vendor')).toBe('Vendor & Co')
    expect(factOf('License')).toBe('MITEditorial knowledge, as of October 2026, not re-checked')
    expect(factOf('Pricing Model')).toBe('FreemiumPublic list, as of November 2026, not re-checked')
    expect(screen.getByText(/Editorial knowledge, as of June 2025, not re-checked/)).toBeTruthy()
  })

  it('returns to the previous list', async () => {
    const { user, router } = show([toolNamed('Alpha')], '/ai-tools?sort=name')
    await user.click(await screen.findByRole('link', { name: 'Alpha' }))
    // The header is shown at once, with data from the card.
    const heading = screen.getByRole('heading', { level: 1, name: 'Alpha' })
    expect(await screen.findByRole('region', { name: 'Features' })).toBeTruthy()
    // A replaced heading would lose the focus it gets on navigation.
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    await router.navigate(-1)
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(router.state.location.search).toBe('?sort=name')
  })

  it('links to the directory when there is no previous page', async () => {
    const { user, router } = await showTool()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(router.state.location.pathname).toBe('/ai-tools')
  })
})

describe('a tool URL', () => {
  it('with another spelling redirects to the tool', async () => {
    const { router } = show([toolNamed('Alpha')], '/tool/id-alpha?from=mail')
    await screen.findByRole('heading', { level: 1, name: 'Alpha' })
    expect(router.state.location.pathname + router.state.location.search).toBe('/tool/alpha?from=mail')
  })

  it('under categories redirects to the tool', async () => {
    const { router } = show([toolNamed('Alpha')], '/ai-tools/alpha')
    await waitFor(() => expect(router.state.location.pathname).toBe('/tool/alpha'))
  })

  it('without a tool shows the not-found page', async () => {
    show([], '/tool/nope')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tool Not Found' })).toBeTruthy()
    expect(screen.getByText("The AI tool you're looking for doesn't exist.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse All Tools' }).getAttribute('href')).toBe('/ai-tools')
    expect(screen.getByRole('link', { name: 'Writing' }).getAttribute('href')).toBe('/ai-tools/writing')
    expect(screen.queryByRole('heading', { name: 'Did you mean one of these?' })).toBeNull()
  })

  it('without a tool shows popular tools when no name is near', async () => {
    show([toolNamed('Alpha'), toolNamed('Great Tool')], '/tool/tool-for-everything')
    expect(await screen.findByRole('heading', { name: 'Popular tools' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alpha' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Did you mean one of these?' })).toBeNull()
  })

  it('without a tool offers similar names and a search', async () => {
    const { user, router } = show([toolNamed('Alpha'), toolNamed('Beta')], '/tool/alpha-pro')
    expect(await screen.findByRole('heading', { name: 'Did you mean one of these?' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/tool/alpha')
    expect(screen.queryByRole('link', { name: 'Beta' })).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'beta{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe('/ai-tools?search=beta')
  })

  it('under categories without a tool is not found', async () => {
    show([], '/ai-tools/nope')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})
