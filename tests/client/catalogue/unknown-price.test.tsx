import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Component as Tool } from '#client/routes/tool.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from './catalogue-answers.ts'

/** The page of a tool without plans, whose pricing model is unknown. */
async function showUnpriced(over: Record<string, unknown> = {}) {
  const tool = toolNamed('Alpha', { pricingModel: null, priceText: null, ...over })
  renderRoutes([{ path: '/tool/:id', element: <Tool /> }], { at: '/tool/alpha', answers: catalogueOf([tool]).answers })
  const information = within(await screen.findByRole('region', { name: 'Tool Information' }))
  return information.getByText('Pricing Model').nextElementSibling?.textContent
}

it('a tool without a pricing model does not claim to be sold by contract, and leads to its vendor', async () => {
  expect(await showUnpriced()).toBe('Not known · Contact for pricing')
  const pricing = within(screen.getByRole('region', { name: 'Pricing' }))
  expect(pricing.getByText(/We don’t know how Alpha is priced/)).toBeTruthy()
  expect(pricing.getByText('Pricing not verified')).toBeTruthy()
  const vendor = pricing.getByRole('link', { name: /the vendor’s website/ }).getAttribute('href')
  expect(vendor).toMatch(/^https:/)
  for (const text of [/contact sales/i, /custom pricing/i]) expect(screen.queryByText(text)).toBeNull()
})

it('without a website, its page only says that the price is unknown', async () => {
  expect(await showUnpriced({ websiteUrl: null })).toBe('Not known · Contact for pricing')
  expect(screen.getByText('We don’t know how Alpha is priced.')).toBeTruthy()
})
