import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openTool, page, review, reviewed } from './review-answers.ts'

afterEach(() => localStorage.clear())

const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading', { level: 4 }).textContent)
const select = (name: string) => screen.findByRole('combobox', { name })
const RULES = {
  helpful: 'First the reviews that the most members found helpful; of equal ones, the newest.',
  newest: 'By the day on which they were published, the newest first.',
}
const answer = (reviews: unknown) => ({ tool: { __typename: 'Tool', id: 'id-alpha', reviews } })

describe('the list of reviews', () => {
  it('states the rule of its order, and asks for another order', async () => {
    const { user, sent } = await openTool({
      tool: reviewed([review('r1'), review('r2')]),
      answers: (operation) => (operation === 'ReviewPage' ? answer(page([review('r2'), review('r1')])) : undefined),
    })
    expect(await screen.findByText(RULES.helpful)).toBeTruthy()
    expect(sent).toEqual([])
    await user.selectOptions(await select('Order'), 'Newest')
    await waitFor(() => expect(titles()).toEqual(['Headline r2', 'Headline r1']))
    expect(screen.getByText(RULES.newest)).toBeTruthy()
    const variables = { toolId: 'id-alpha', after: null, order: 'NEWEST', job: null, role: null, stars: null }
    expect(sent).toEqual([['ReviewPage', variables]])
  })

  it('is filtered by role, job and stars together, and says when nothing matches', async () => {
    const { user, sent } = await openTool({
      tool: reviewed([review('r1')]),
      answers: (operation) => (operation === 'ReviewPage' ? answer(page([])) : undefined),
    })
    await user.selectOptions(await select('Role'), 'Designer')
    await user.selectOptions(await select('Job'), 'Design posters')
    await user.selectOptions(await select('Stars'), '4 stars')
    expect(await screen.findByText('No review matches these filters.')).toBeTruthy()
    expect(sent.at(-1)).toEqual([
      'ReviewPage',
      { toolId: 'id-alpha', after: null, order: 'HELPFUL', job: 'design-posters', role: 'designer', stars: 4 },
    ])
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
    expect(titles()).toEqual(['Headline r1'])
    expect(((await select('Stars')) as HTMLSelectElement).value).toBe('')
  })

  it('offers only stars that were given', async () => {
    await openTool({ tool: reviewed([review('r1')]) })
    const options = within(await select('Stars'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options).toEqual(['All stars', '5 stars', '4 stars', '3 stars', '1 star'])
  })

  it('keeps showing the list while another one is being loaded', async () => {
    const pending = Promise.withResolvers<unknown>()
    const { user } = await openTool({
      tool: reviewed([review('r1')]),
      answers: (operation) => (operation === 'ReviewPage' ? pending.promise : undefined),
    })
    await user.selectOptions(await select('Order'), 'Newest')
    expect(await screen.findByText('Loading reviews')).toBeTruthy()
    expect(titles()).toEqual(['Headline r1'])
    expect(screen.getByRole('article').closest('ul')?.getAttribute('aria-busy')).toBe('true')
    pending.resolve(answer(page([review('r9')])))
    await waitFor(() => expect(titles()).toEqual(['Headline r9']))
  })

  it('says when it could not be loaded, and tries again', async () => {
    let isDown = true
    const { user } = await openTool({
      tool: reviewed([review('r1')]),
      answers: (operation) => {
        if (operation !== 'ReviewPage') return undefined
        if (isDown) throw new TypeError('Failed to fetch')
        return answer(page([review('r7')]))
      },
    })
    await user.selectOptions(await select('Order'), 'Newest')
    expect(await screen.findByText('These reviews could not be loaded')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toEqual(['Headline r7']))
  })

  it('shows more below, and moves the focus to the first new one', async () => {
    const { user, sent } = await openTool({
      tool: reviewed([], { reviews: page([review('r1')], 'after-r1') }),
      answers: (operation) => (operation === 'ReviewPage' ? answer(page([review('r2')])) : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }))
    await waitFor(() => expect(titles()).toEqual(['Headline r1', 'Headline r2']))
    expect(sent.map(([, variables]) => (variables as { after: string }).after)).toEqual(['after-r1'])
    expect(document.activeElement?.textContent).toBe('Headline r2')
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
  })

  it('begins again with its first page when the order changes', async () => {
    const { user } = await openTool({
      tool: reviewed([], { reviews: page([review('r1')], 'after-r1') }),
      answers: (operation, { after }) =>
        operation === 'ReviewPage'
          ? answer(after === null ? page([review('r3')], 'after-r3') : page([review('r2')]))
          : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    await user.selectOptions(await select('Order'), 'Newest')
    await waitFor(() => expect(titles()).toEqual(['Headline r3']))
  })
})
