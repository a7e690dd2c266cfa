import { expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import type { RenderResult } from '#core/rendering.ts'

const renderAt = (url: string): Promise<RenderResult> =>
  render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async () => ({ data: {} }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })

it.each([
  ['?access_token=a', '/auth/callback'],
  ['?access_token=a&refresh_token=b&type=signup', '/auth/callback?type=signup'],
  ['?type=recovery&code=c&refresh_token=b', '/auth/callback?type=recovery&code=c'],
])('tokens in the URL of an email link are dropped before the page is shown: %s', async (query, location) => {
  expect(await renderAt(`/auth/callback${query}`)).toEqual({ kind: 'redirect', status: 302, location })
})

it('the page of an email link is private, sends no referrer, and does not repeat its URL', async () => {
  const result = await renderAt('/auth/callback?type=signup&code=onetime&error_description=squawk')
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  expect(result.visibility).toBe('private')
  expect(result.html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(result.html).not.toMatch(/onetime|squawk/)
})
