import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from '#client/layout/footer.tsx'
import { routeAt } from '#core/routes/all-routes.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'

const linksOf = (group: string) =>
  within(screen.getByRole('navigation', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('lists the pages of the platform and of support', () => {
  renderRoutes([{ path: '*', element: <Footer /> }])
  expect(linksOf('Platform')).toEqual([
    ['AI Tools Directory', '/ai-tools'],
    ['Compare', '/compare'],
    ['Take Quiz', '/quiz'],
    ['Pricing', '/pricing'],
    ['About Us', '/about'],
    ['Methodology', '/methodology'],
    ['Blog', '/blog'],
  ])
  expect(linksOf('Support')).toEqual([
    ['Help Center', '/help'],
    ['Contact Us', '/contact'],
    ['Suggest a tool', '/suggest'],
    ['For vendors', '/vendors'],
    ['API', '/developers'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
  ])
})

it('leads to screens', () => {
  renderRoutes([{ path: '*', element: <Footer /> }])
  const paths = [...linksOf('Platform'), ...linksOf('Support')].map(([, href]) => href ?? '')
  expect(paths.filter((path) => routeAt(path)?.screen === undefined)).toEqual([])
})
