import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Component as Directory } from '#client/routes/directory.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { CATEGORIES, catalogueOf, toolNamed } from './catalogue-answers.ts'

async function cardOf(over: Record<string, unknown>, at = '/ai-tools') {
  const { answers } = catalogueOf([toolNamed('Alpha', over)])
  renderRoutes([{ path: '/ai-tools', element: <Directory /> }], { at, answers })
  const card = await screen.findByRole('article')
  return { card, text: card.textContent ?? '', within: within(card) }
}

describe('the tool card', () => {
  it('shows description, price and category', async () => {
    const { text, within } = await cardOf({})
    expect(within.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/tool/alpha')
    expect(text).toContain('Alpha does one thing well.')
    expect(text).toContain('Design')
  })

  it('leads with the amount of the price, above the rest of its terms', async () => {
    const { within } = await cardOf({})
    expect(within.getByText('$15 a month').compareDocumentPosition(within.getByText('Free plan · May 2026'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('has no line for the rating without ratings', async () => {
    expect((await cardOf({})).text).not.toMatch(/rated|rating|out of 5/i)
  })

  it('shows a rating with its count', async () => {
    const rating = { __typename: 'ToolRating', mean: 4.25, count: 1204, source: null }
    expect((await cardOf({ rating })).text).toContain('4.3 out of 5(1,204 ratings)')
  })

  it('says where an imported rating comes from', async () => {
    const rating = { __typename: 'ToolRating', mean: 4, count: 1, source: 'an import' }
    expect((await cardOf({ rating })).text).toContain('(1 rating) from an import')
  })

  it('shows badges only when they apply', async () => {
    const { within } = await cardOf({ verified: true, featured: true })
    expect(within.getByText('Verified')).toBeTruthy()
    expect(within.getByText('Featured')).toBeTruthy()
  })

  it('shows no badge otherwise', async () => {
    const { within } = await cardOf({})
    expect(within.queryByText('Verified')).toBeNull()
    expect(within.queryByText('Featured')).toBeNull()
  })

  it('has a heart that leads to sign-in and back to this list', async () => {
    const { within } = await cardOf({}, '/ai-tools?search=alpha&sort=name')
    const heart = within.getByRole('link', { name: 'Add Alpha to favorites' })
    expect(heart.getAttribute('href')).toBe('/auth?returnTo=%2Fai-tools%3Fsearch%3Dalpha%26sort%3Dname')
    // Passed on by `theme.js` when the heart is pressed before hydration.
    expect(JSON.parse(heart.getAttribute('data-state') ?? '')).toEqual({
      favorite: expect.any(String),
      favoriteName: 'Alpha',
    })
  })

  it('shows a brand mark from this site, or two initials', async () => {
    const mark = { __typename: 'ToolMarkImage', path: '/marks/alpha.1a2b3c4d.svg', darkPath: null }
    const { card } = await cardOf({ mark })
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/marks/alpha.1a2b3c4d.svg')
    cleanup()
    expect((await cardOf({ mark: null })).text).toMatch(/^AL/)
  })

  it('shows the category with its icon in a list of several categories, and neither in a list of one', async () => {
    const icon = (name: string) => ({ __typename: 'CategoryIcon', path: `/marks/categories.svg#${name}`, tint: 'MOSS' })
    const [design, writing] = CATEGORIES
    const alpha = toolNamed('Alpha', { category: design, categoryIcon: icon('pen-tool') })
    const categoriesOf = async (category: unknown) => {
      const beta = toolNamed('Beta', { category, categoryIcon: icon('pen-line') })
      renderRoutes([{ path: '/ai-tools', element: <Directory /> }], {
        at: '/ai-tools',
        answers: catalogueOf([alpha, beta]).answers,
      })
      const cards = await screen.findAllByRole('article')
      return cards.map((card) => [
        card.querySelector('[data-tint] use')?.getAttribute('href') ?? null,
        ['Design', 'Writing'].find((name) => card.textContent?.includes(name)) ?? null,
      ])
    }
    expect(await categoriesOf(writing)).toEqual([
      ['/marks/categories.svg#pen-tool', 'Design'],
      ['/marks/categories.svg#pen-line', 'Writing'],
    ])
    cleanup()
    expect(await categoriesOf(design)).toEqual([
      [null, null],
      [null, null],
    ])
  })
})
