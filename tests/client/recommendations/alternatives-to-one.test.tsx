import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toolNamed } from '../catalogue/catalogue-answers.ts'
import { recommendation, result } from './result-answers.ts'
import { type Data, open, page, signIn } from './results-screen.tsx'

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() =>
  Promise.all([
    import('#client/features/recommendations/member-results.tsx'),
    import('#client/features/catalogue/cards/similar-tools.tsx'),
  ]),
)
beforeEach(() => localStorage.clear())
beforeEach(signIn)

const similarTo = (...names: string[]) => ({
  SimilarTools: ({ slug }: Data) => ({
    tool: {
      ...toolNamed('Alpha', { slug }),
      similar: names.map((name) => ({ __typename: 'SimilarTool', tool: toolNamed(name) })),
    },
  }),
})

const relaxationWith = (name: string) => ({
  __typename: 'QuizRelaxation',
  heading: 'If you can pay',
  why: 'Only 1 tool meets all of your limits; this would add 1 tool.',
  items: [recommendation(name, 1, true)],
})

describe('a list of one tool', () => {
  it.each([true, false])('has four alternatives to it below, with a paid plan: %s', async (paid) => {
    const { requests } = open(
      { ...page(result(paid, ['Alpha'])), ...similarTo('Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta') },
      { paid },
    )
    const region = within(await screen.findByRole('region', { name: 'Alternatives to Alpha' }))
    await region.findByRole('link', { name: 'Beta' })
    expect(region.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Beta',
      'Gamma',
      'Delta',
      'Epsilon',
    ])
    expect(region.getByText(/They are not matched to your answers/)).toBeTruthy()
    expect(region.getByRole('link', { name: 'All alternatives to Alpha, with reasons' }).getAttribute('href')).toBe(
      '/tool/alpha/alternatives',
    )
    expect(requests.filter(([operation]) => operation === 'SimilarTools')).toEqual([
      ['SimilarTools', { slug: 'alpha' }],
    ])
  })

  it('shows a tool with a relaxed limit only once', async () => {
    const relaxations = [relaxationWith('Beta')]
    open({ ...page(result(true, ['Alpha'], { relaxations })), ...similarTo('Beta', 'Gamma') })
    const region = within(await screen.findByRole('region', { name: 'Alternatives to Alpha' }))
    expect(await region.findByRole('link', { name: 'Gamma' })).toBeTruthy()
    expect(region.queryByRole('link', { name: 'Beta' })).toBeNull()
    const relaxed = screen.getByRole('region', { name: 'If you can pay' })
    const position = relaxed.compareDocumentPosition(screen.getByRole('region', { name: 'Alternatives to Alpha' }))
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has no heading for alternatives without one', async () => {
    open({ ...page(result(true, ['Alpha'])), ...similarTo() })
    expect(await screen.findByRole('link', { name: 'Alpha' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Alternatives to Alpha')).toBeNull())
  })
})

it('a longer list has no alternatives below it', async () => {
  const { requests } = open({ ...page(result(true, ['Alpha', 'Beta'])), ...similarTo('Gamma') })
  expect(await screen.findByRole('button', { name: 'Beta' })).toBeTruthy()
  expect(requests.map(([operation]) => operation)).not.toContain('SimilarTools')
})
