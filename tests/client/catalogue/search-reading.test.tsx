import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'

const TOOLS = [
  toolNamed('Alpha', { openSource: true }),
  toolNamed('Beta', { privacy: ['soc2', 'hipaa'], pricingModel: 'PAID' }),
  toolNamed('Gamma', { pricingModel: 'FREE' }),
]

type Reading = Parameters<typeof catalogueOf>[1]

function show(at: string, reading: Reading = {}, wrap: (answers: Answers) => Answers = (answers) => answers) {
  const user = userEvent.setup()
  const { answers } = catalogueOf(TOOLS, reading)
  const { router } = renderRoutes(
    [
      { path: '/ai-tools', element: <Directory /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at, answers: wrap(answers) },
  )
  return { user, router, address: () => router.state.location.pathname + router.state.location.search }
}

const match = (field: string, text: string, words: string[]) => ({ __typename: 'SearchMatch', field, text, words })
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const marked = (card: HTMLElement) => [...card.querySelectorAll('mark')].map((mark) => mark.textContent)

const OPEN_SOURCE = {
  __typename: 'SearchConstraint',
  words: 'open source',
  label: 'Open source',
  filter: 'OPEN_SOURCE',
  value: null,
  searchWithout: 'alpha',
}

describe('an understood search term', () => {
  it('becomes a filter with one click', async () => {
    const { user, address } = show('/ai-tools?search=open+source+alpha&pricing=freemium', { understood: [OPEN_SOURCE] })
    // The responses of this test only search names.
    await screen.findByRole('heading', { name: 'No tools found' })
    await user.click(await screen.findByRole('link', { name: 'Only these: Open source' }))
    expect(address()).toBe('/ai-tools?search=alpha&pricing=freemium&open=1')
    expect(screen.getByPlaceholderText<HTMLInputElement>('Search AI tools...').value).toBe('alpha')
    await waitFor(() => expect(names()).toEqual(['Alpha']))
  })

  it('is ignored with another', async () => {
    const { user, address } = show('/ai-tools?search=a', { understood: [OPEN_SOURCE] })
    await user.click(await screen.findByRole('link', { name: 'Search without “open source”' }))
    expect(address()).toBe('/ai-tools?search=alpha')
  })

  it('adds its value to the selected ones', async () => {
    const slack = { ...OPEN_SOURCE, words: 'slack', label: 'Slack', filter: 'INTEGRATION', value: 'slack' }
    show('/ai-tools?search=a&integration=mcp', { understood: [slack] })
    const link = await screen.findByRole('link', { name: 'Only these: Slack' })
    expect(link.getAttribute('href')).toBe('/ai-tools?search=alpha&integration=mcp,slack')
  })

  it('links to a tool’s alternatives and to a comparison', async () => {
    const tool = (name: string) => ({ __typename: 'Tool', id: `id-${name}`, slug: name.toLowerCase(), name })
    show('/ai-tools?search=a', { alternativesTo: tool('Delta'), compared: [tool('Alpha'), tool('Beta')] })
    expect(await screen.findByRole('heading', { name: 'Alternatives to Delta' })).toBeTruthy()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Delta')).toBe('/tool/delta')
    expect(href('Alternatives with reasons and prices')).toBe('/tool/delta/alternatives')
    expect(href('Compare Alpha and Beta')).toBe('/compare?tools=alpha,beta')
  })
})

describe('a search that means a job', () => {
  const JOB = { __typename: 'Job', slug: 'draw-diagrams', name: 'Draw diagrams', post: null }

  it('names the job, and can be read by its words instead', async () => {
    const { user, address } = show('/ai-tools?search=alp', { jobs: [JOB] })
    expect(await screen.findByText('Draw diagrams')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Search for the words instead of “Draw diagrams”' }))
    await waitFor(() => expect(address()).toBe('/ai-tools?search=%22alp%22'))
  })

  it('links to the page with the picks, if there is one', async () => {
    const post = { __typename: 'BlogPost', id: 'post', slug: 'best-ai-tools-to-draw-diagrams' }
    show('/ai-tools?search=alp', { jobs: [{ ...JOB, post }] })
    const link = await screen.findByRole('link', { name: 'Our picks, graded and compared' })
    expect(link.getAttribute('href')).toBe('/blog/best-ai-tools-to-draw-diagrams')
  })

  it('says that a product is not in the directory', async () => {
    show('/ai-tools?search=a', { outsideProduct: { __typename: 'OutsideProduct', name: 'Basecamp', ended: false } })
    expect(await screen.findByRole('heading', { name: 'Alternatives to Basecamp' })).toBeTruthy()
    expect(screen.getByText(/is not in our directory/)).toBeTruthy()
  })

  it('has a heading for each group of tools with the same verdict on its conditions', async () => {
    show('/ai-tools?search=a', {
      understood: [OPEN_SOURCE],
      meetsConditions: { Alpha: 'YES', Beta: 'UNKNOWN', Gamma: 'NO' },
    })
    expect(await screen.findByRole('heading', { name: 'Known to meet your conditions' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Not known whether they meet your conditions' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Do not meet your conditions' })).toBeTruthy()
  })

  it('has no such headings in another order', async () => {
    show('/ai-tools?search=a&sort=name', {
      understood: [OPEN_SOURCE],
      meetsConditions: { Alpha: 'YES', Beta: 'UNKNOWN', Gamma: 'NO' },
    })
    expect(await screen.findByRole('heading', { name: /Alpha/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /your conditions/ })).toBeNull()
  })

  it('shows a condition that is no filter', async () => {
    const own = { ...OPEN_SOURCE, words: 'no cloud', label: 'Runs on your own computers', filter: 'OWN_COMPUTERS' }
    show('/ai-tools?search=a', { understood: [own] })
    expect(await screen.findByText('Runs on your own computers')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Only these: Runs on your own computers' })).toBeNull()
  })
})

describe('search matches', () => {
  it('are highlighted in names and descriptions, at word starts', async () => {
    const matchedOn = [
      match('NAME', 'Alpha', ['Alp']),
      match('DESCRIPTION', 'Alpha does one thing well.', ['thing', 'on']),
    ]
    show('/ai-tools?search=alp', { matchedOn })
    const card = await screen.findByRole('article')
    expect(marked(card)).toEqual(['Alp', 'on', 'thing'])
    expect(card.textContent).toContain('Alpha does one thing well.')
  })

  it('are shown in a line when the card does not contain them', async () => {
    show('/ai-tools?search=alp', { matchedOn: [match('USE_CASE', 'Slides for a talk', ['Slides', 'talk'])] })
    const card = await screen.findByRole('article')
    expect(card.textContent).toContain('Use case: Slides for a talk')
    expect(marked(card)).toEqual(['Slides', 'talk'])
  })

  it('need no line when the description contains them', async () => {
    const matchedOn = [
      match('DESCRIPTION', 'Alpha does one thing well.', ['thing']),
      match('FEATURE', 'A thing', ['thing']),
    ]
    show('/ai-tools?search=alp', { matchedOn })
    expect((await screen.findByRole('article')).textContent).not.toContain('Feature')
  })
})

describe('an empty list', () => {
  it('names the filter to remove, and shows what matches all others', async () => {
    const { user, address } = show('/ai-tools?privacy=hipaa&pricing=free&skill=trained')
    await screen.findByRole('heading', { name: 'No tools found' })
    const drops = within(await screen.findByRole('list', { name: 'Filters to remove' })).getAllByRole('link')
    expect(drops.map((link) => link.textContent)).toEqual(['Without “Free only”: 1 tool', 'Without “HIPAA”: 1 tool'])
    expect(screen.getByRole('heading', { name: 'Close matches' })).toBeTruthy()
    expect(names()).toEqual(['Beta', 'Gamma'])
    await user.click(screen.getByRole('link', { name: 'Without “HIPAA”: 1 tool' }))
    expect(address()).toBe('/ai-tools?pricing=free&skill=trained')
    await waitFor(() => expect(names()).toEqual(['Gamma']))
  })

  it('offers to remove all filters when no single one helps', async () => {
    show('/ai-tools?search=alpha&privacy=hipaa&pricing=enterprise')
    expect(await screen.findByRole('link', { name: 'Without all filters: 1 tool' })).toBeTruthy()
  })
})

describe('API responses', () => {
  it('that arrive late do not replace newer ones', async () => {
    let release: () => void = () => undefined
    const { router } = show('/ai-tools', {}, (answers) => (operation, variables) => {
      if (variables['search'] !== 'al') return answers(operation, variables)
      return new Promise((resolve) => {
        release = () => resolve(answers(operation, variables))
      })
    })
    await screen.findAllByRole('article')
    await act(() => router.navigate('/ai-tools?search=al'))
    await act(() => router.navigate('/ai-tools?search=beta'))
    await waitFor(() => expect(names()).toEqual(['Beta']))
    await act(async () => release())
    expect(names()).toEqual(['Beta'])
  })
})

describe('the order "Best rated"', () => {
  const sorts = () =>
    within(screen.getByRole('combobox', { name: 'Sort by' }))
      .getAllByRole('option')
      .map((option) => option.textContent)

  it('is offered once there are ratings', async () => {
    const rating = { __typename: 'ToolRating', mean: 4, count: 2, source: null }
    const { answers } = catalogueOf([toolNamed('Rated', { rating })])
    renderRoutes([{ path: '/ai-tools', element: <Directory /> }], { at: '/ai-tools', answers })
    await screen.findByRole('article')
    expect(sorts()).toContain('Best rated')
  })

  it('stays when the URL requests it', async () => {
    show('/ai-tools?sort=rating')
    await screen.findAllByRole('article')
    expect(sorts()).toContain('Best rated')
  })
})

describe('the name of a tool that is no longer listed', () => {
  const unlisted = { ...toolNamed('Muse'), statusText: 'Muse was shut down in March 2026' }

  it('is explained above other results, with its page and alternatives', async () => {
    show('/ai-tools?search=a', { unlisted })
    expect(await screen.findByText(/^Muse was shut down in March 2026\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'About Muse' }).getAttribute('href')).toBe('/tool/muse')
    const alternatives = screen.getByRole('link', { name: 'Alternatives to Muse' })
    expect(alternatives.getAttribute('href')).toBe('/tool/muse/alternatives')
  })

  it('links to what replaced it, also when nothing is found', async () => {
    show('/ai-tools?search=muse', { unlisted: { ...unlisted, mergedInto: 'alpha' } })
    expect(await screen.findByRole('heading', { name: 'No tools found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what replaced it' }).getAttribute('href')).toBe('/tool/alpha')
  })
})
