import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { Component as Compare } from '#client/routes/compare.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

const TOOLS = ['Alpha', 'Beta', 'C', 'D', 'E'].map((name) => toolNamed(name))

// Preloaded: on a busy machine, loading takes longer than a test's timeout.
beforeAll(() => import('#client/features/compare/compare-entrance.tsx'))

async function show() {
  const user = userEvent.setup()
  const { answers: catalogue } = catalogueOf(TOOLS)
  const answers: Answers = (operation, variables) => {
    if (operation === 'ToolSuggestions' && variables['search'] === 'offline') throw new Error('offline')
    return catalogue(operation, variables)
  }
  const { router } = renderRoutes([{ path: '/compare', element: <Compare /> }], { at: '/compare', answers })
  await screen.findByRole('searchbox', { name: 'First tool' })
  const address = () => router.state.location.pathname + router.state.location.search
  const field = (label: string) => screen.getByRole('searchbox', { name: label })
  return { user, address, field, compare: screen.getByRole('button', { name: 'Compare' }) }
}

describe('the comparison without tools', () => {
  it('has three fields, suggests pairs, and is not indexed', async () => {
    await show()
    expect(screen.getAllByRole('searchbox').map((field) => field.getAttribute('placeholder'))).toEqual([
      'First tool',
      'Second tool',
      'Third tool, if you like',
    ])
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const pairs = within(await screen.findByRole('region', { name: 'Often compared' })).getAllByRole('link')
    // No tool is in two of them, and the better known one is first.
    expect(pairs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringContaining('Alpha vs Beta'), '/compare?tools=alpha,beta'],
      [expect.stringContaining('C vs D'), '/compare?tools=c,d'],
    ])
  })

  it('opens the table with chosen tools, one click each', async () => {
    const { user, address, field, compare } = await show()
    await user.click(await screen.findByRole('button', { name: 'Choose Alpha' }))
    expect(document.activeElement).toBe(field('Second tool'))
    expect(screen.queryByRole('button', { name: 'Choose Alpha' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose Beta' }))
    expect(document.activeElement).toBe(field('Third tool, if you like'))
    await user.click(compare)
    expect(address()).toBe('/compare?tools=alpha,beta')
  })

  it('opens the table with typed names, in their order', async () => {
    const { user, address, field } = await show()
    await user.type(field('First tool'), 'beta')
    await user.type(field('Second tool'), 'd')
    await user.type(field('Third tool, if you like'), 'alpha{Enter}')
    expect(await screen.findByRole('table', { name: 'Beta, D, Alpha side by side' })).toBeTruthy()
    expect(address()).toBe('/compare?tools=beta,d,alpha')
  })

  it('reads a whole comparison typed into one field', async () => {
    const { user, address, field } = await show()
    await user.type(field('First tool'), 'alpha vs beta{Enter}')
    await screen.findByRole('table')
    expect(address()).toBe('/compare?tools=alpha,beta')
  })

  it.each([
    ['x', '', 'There is no tool called x.', 'First tool'],
    ['alpha', 'nope', 'There is no tool called nope.', 'Second tool'],
    ['', '', 'Choose two tools or more.', 'First tool'],
    ['alpha', '', 'Choose two tools or more.', 'Second tool'],
    ['alpha', 'alpha', 'Choose two tools or more.', 'Second tool'],
    ['offline', '', 'Live data is unavailable. Try again.', 'First tool'],
  ])('with “%s” and “%s” says “%s”', async (first, second, text, label) => {
    const { user, address, field, compare } = await show()
    if (first !== '') await user.type(field('First tool'), first)
    if (second !== '') await user.type(field('Second tool'), second)
    await user.click(compare)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(document.activeElement).toBe(field(label))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(address()).toBe('/compare')
    await user.type(field(label), 'a')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
