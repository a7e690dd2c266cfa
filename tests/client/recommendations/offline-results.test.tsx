import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { liveFigures } from '../../support/client/live-figures.ts'
import { result } from './result-answers.ts'
import { connect, keepQuiz, type Network, open, page, signIn } from './results-screen.tsx'

const SLUGS = ['abacus', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'gorse']
const device = vi.hoisted(() => ({ listOnDevice: vi.fn() }))
// tests/server/catalogue/saved-copy-search.test.ts compares its lists with those of the server.
vi.mock('../../../client/features/recommendations/device-list.ts', () => device)

/** Ten or fewer tools, as the engine ranks them. */
const LIST = {
  list: {
    items: SLUGS.map((slug, index) => ({
      toolId: slug,
      slug,
      name: slug,
      categoryName: 'Writing',
      rank: index + 1,
      matchPercent: 90 - index,
      reason: `It does ${slug}.`,
    })),
    relaxations: [],
  },
  tools: new Map(SLUGS.map((slug) => [slug, { description: 'Writes.', pricing: `${slug} for $9` }])),
  savedOn: 'November 29, 2026',
}

// Without a network, code comes from the service worker. Other files in this process have none.
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true }))
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

beforeEach(() => {
  localStorage.clear()
  device.listOnDevice.mockReset().mockResolvedValue(LIST)
  connect('none')
})

const listed = async () =>
  within(await screen.findByRole('region', { name: 'Recommended for you' })).getAllByRole('listitem')

it('say so when the catalog is not on the device', async () => {
  device.listOnDevice.mockRejectedValue(new Error('/tools-engine.json returned 502'))
  keepQuiz()
  open({ LiveFigures: () => liveFigures() })
  expect(
    await screen.findByText('There’s no connection to our server, and the data for your list is not on this device.'),
  ).toBeTruthy()
})

it('are computed on the device for a visitor, as on the free plan, and say from which day', async () => {
  keepQuiz()
  open({ LiveFigures: () => liveFigures() })
  const items = await listed()
  expect(items).toHaveLength(5)
  expect(items[0]?.textContent).toMatch(/^Rank 1/)
  expect(
    within(items[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^\/tool\/\w+$/)
  expect(items[0]?.textContent).toContain(' for $9')
  expect(
    screen.getByText(
      'There’s no connection to our server. This list was computed on this device from the catalog of November 29, 2026.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/Once there is a connection, sign up or sign in to keep them\.$/)).toBeTruthy()
  expect(screen.queryByText(/%/)).toBeNull()
})

it.each<Network>(['silent', 'gateway', 'portal'])(
  'are computed on the device, too, when the network exists but is %s',
  async (network) => {
    connect(network)
    signIn()
    keepQuiz()
    open(page(result(true, [])))
    expect(await listed()).toHaveLength(5)
    expect(screen.getByText(/This list was computed on this device/)).toBeTruthy()
  },
)

it('make room for the account once there is a connection', async () => {
  keepQuiz()
  open({ LiveFigures: () => liveFigures() })
  await listed()
  connect('works')
  await waitFor(() => expect(screen.queryByText(/There’s no connection/)).toBeNull())
  expect(await screen.findByRole('heading', { name: 'Ready to Access Your Tools?' })).toBeTruthy()
  connect('none')
  expect(await listed()).toHaveLength(5)
})

it('tell members that their account gets the answers later', async () => {
  signIn()
  keepQuiz()
  open(page(result(true, [])))
  await listed()
  expect(screen.getByText(/Once there is a connection, they move to your account/)).toBeTruthy()
})

it('are not shown without a finished quiz', async () => {
  open({})
  expect(await screen.findByRole('heading', { name: 'No Quiz Results Found' })).toBeTruthy()
})
