import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Component as Tool } from '#client/routes/tool.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  // Arrow keys look up the other radios by name.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  for (const toast of document.querySelectorAll('.fixed')) toast.remove()
})

const rating = (sum: number, count: number) =>
  count === 0 ? null : { __typename: 'ToolRating', mean: sum / count, count, source: null }

type Member = { stars?: number | null; emailVerified?: boolean; answers?: Answers }

/** The page of a tool rated with 2 stars by one other member, and the sent requests. */
async function open({ stars = null, emailVerified = true, answers }: Member = {}) {
  const sent: unknown[] = []
  let own = stars
  const figures = () => rating(2 + (own ?? 0), own === null ? 1 : 2)
  const tool = () => ({ __typename: 'Tool', id: 'id-alpha', rating: figures() })
  const known = catalogueOf([toolNamed('Alpha', { rating: figures() })]).answers
  const ownRating = () => (own === null ? null : { __typename: 'MemberRating', id: 'id-alpha', stars: own })
  renderRoutes(
    [
      { path: '/tool/:id', element: <Tool /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      at: '/tool/alpha',
      answers: (operation, variables) => {
        const given = answers?.(operation, variables)
        if (given !== undefined) return given
        const { input } = variables as { input?: { stars: number } }
        if (operation === 'SessionViewer') return { viewer: MEMBER }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
        if (operation === 'MemberRating') {
          return { viewer: { __typename: 'Viewer', id: MEMBER.id, emailVerified }, myRating: ownRating() }
        }
        if (operation === 'RateTool') {
          sent.push(input)
          own = input?.stars ?? null
          return { rateTool: { __typename: 'RateToolPayload', rating: ownRating(), tool: tool() } }
        }
        if (operation === 'WithdrawRating') {
          sent.push(input)
          own = null
          return { withdrawRating: { __typename: 'WithdrawRatingPayload', tool: tool() } }
        }
        return known(operation, variables)
      },
    },
  )
  await screen.findByRole('region', { name: 'Reviews' })
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), sent }
}

const stars = async () => {
  const group = await screen.findByRole('group', { name: 'Your rating of Alpha' })
  await waitFor(() => expect((group as HTMLFieldSetElement).disabled).toBe(false))
  return within(group)
}
const star = async (name: string) => (await stars()).getByRole<HTMLInputElement>('radio', { name })
const chosen = async () =>
  (await stars())
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
const rest = () => act(() => vi.advanceTimersByTimeAsync(500))
const figure = () => screen.getByRole('banner').textContent

it('leads visitors to sign-in and back', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Sign in to rate' })
  expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Ftool%2Falpha')
  expect(screen.queryByRole('radio')).toBeNull()
})

it('sends a member’s stars, and updates the page’s figure once they are confirmed', async () => {
  keepSession()
  const { user, sent } = await open()
  expect(await chosen()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Remove your rating' })).toBeNull()
  await user.click(await star('4 stars'))
  expect(await chosen()).toEqual(['4'])
  expect((await stars()).getByText('Saving…')).toBeTruthy()
  expect(figure()).toContain('2.0 out of 5')
  await rest()
  expect(await (await stars()).findByText('Saved')).toBeTruthy()
  expect(sent).toEqual([{ toolId: 'id-alpha', stars: 4 }])
  expect(figure()).toContain('3.0 out of 5(2 ratings)')
})

it('sends the final value of the arrow keys, not the ones in between', async () => {
  keepSession()
  const { user, sent } = await open({ stars: 2 })
  await waitFor(async () => expect(await chosen()).toEqual(['2']))
  ;(await star('2 stars')).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await chosen()).toEqual(['5'])
  await rest()
  expect(sent).toEqual([{ toolId: 'id-alpha', stars: 5 }])
})

it('removes a rating and keeps the focus on the stars', async () => {
  keepSession()
  const { user, sent } = await open({ stars: 5 })
  await user.click(await screen.findByRole('button', { name: 'Remove your rating' }))
  expect(await (await stars()).findByText('Rating removed')).toBeTruthy()
  expect(sent).toEqual([{ toolId: 'id-alpha' }])
  expect(await chosen()).toEqual([])
  expect(document.activeElement).toBe(await star('1 star'))
  expect(figure()).toContain('2.0 out of 5')
})

it('restores the saved rating with an error when the server is unreachable', async () => {
  keepSession()
  const { user } = await open({
    stars: 3,
    answers: (operation) => {
      if (operation === 'RateTool') throw new Error('No answer for RateTool')
    },
  })
  await waitFor(async () => expect(await chosen()).toEqual(['3']))
  await user.click(await star('1 star'))
  await rest()
  expect(await screen.findByText('Your rating could not be saved. Please try again.')).toBeTruthy()
  expect(await chosen()).toEqual(['3'])
})

it('is not shown as missing when it could not be loaded, and is loaded again', async () => {
  keepSession()
  let isDown = true
  await open({
    stars: 3,
    answers: (operation) => {
      if (operation === 'MemberRating' && isDown) throw new TypeError('Failed to fetch')
    },
  })
  expect(await screen.findByText('couldn’t be loaded')).toBeTruthy()
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'Your rating of Alpha' }).disabled).toBe(true)
  isDown = false
  await waitFor(async () => {
    window.dispatchEvent(new Event('online'))
    expect(screen.queryByText('couldn’t be loaded')).toBeNull()
  })
  expect(await chosen()).toEqual(['3'])
})

it('shows why the server rejected it', async () => {
  keepSession()
  const message = 'Too many requests. Please try again in 60 seconds.'
  const { user } = await open({
    answers: (operation) =>
      operation === 'RateTool' ? { rateTool: { __typename: 'RateLimitedError', message } } : undefined,
  })
  await user.click(await star('1 star'))
  await rest()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(await chosen()).toEqual([])
})

it('asks a member to verify the email first, and resends it', async () => {
  keepSession()
  const { user } = await open({
    emailVerified: false,
    answers: (operation) =>
      operation === 'RequestVerification'
        ? { requestVerification: { __typename: 'RequestVerificationPayload' } }
        : undefined,
  })
  expect(await screen.findByText('Confirm your email address to rate tools.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByText('Email sent. The link works for 24 hours.')).toBeTruthy()
})

it('trusts the server that the email is not verified', async () => {
  keepSession()
  const { user } = await open({
    answers: (operation) =>
      operation === 'RateTool'
        ? { rateTool: { __typename: 'NotVerifiedError', message: 'Please confirm your email address first.' } }
        : undefined,
  })
  await user.click(await star('1 star'))
  await rest()
  expect(await screen.findByText('Confirm your email address to rate tools.')).toBeTruthy()
})

it('saves the stars of a member who leaves at once', async () => {
  keepSession()
  const { user, sent } = await open()
  await user.click(await star('4 stars'))
  await user.click(screen.getByRole('link', { name: 'Explore More Tools' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([{ toolId: 'id-alpha', stars: 4 }]))
})
