import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorScreen } from '#client/layout/error-screen.tsx'
import { LoadError } from '#client/lib/load-error.ts'
import { Component as Directory } from '#client/routes/directory.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

function Crash({ error }: { readonly error: Error }): never {
  throw error
}

/** React and the router log caught crashes, which are expected here. */
function quietly(show: () => void) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ignore = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', ignore)
  show()
  window.removeEventListener('error', ignore)
}

const showCrash = (message: string, answers: Answers) =>
  quietly(() =>
    renderRoutes([{ path: '/', element: <Crash error={new Error(message)} />, errorElement: <ErrorScreen /> }], {
      answers,
    }),
  )

const NOTIFIED = "We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix."
const NOT_NOTIFIED = 'We encountered an unexpected error.'
const ACCEPTED = { reportClientError: { __typename: 'ReportClientErrorPayload' } }

describe('the error screen', () => {
  it('explains the error and offers two ways to continue', async () => {
    showCrash('first', () => ACCEPTED)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
    expect(screen.getByText(NOT_NOTIFIED)).toBeDefined()
    expect(await screen.findByText(NOTIFIED)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('reports a message once, however often it crashes', async () => {
    const reports: unknown[] = []
    const answers: Answers = (operation, variables) => {
      reports.push([operation, variables['input']])
      return ACCEPTED
    }
    showCrash('the list is broken', answers)
    await waitFor(() => expect(reports).toHaveLength(1))
    showCrash('the list is broken', answers)
    await waitFor(() => expect(screen.getAllByText(NOTIFIED)).toHaveLength(2))
    showCrash('the chart is broken', answers)
    await waitFor(() => expect(reports).toHaveLength(2))
    expect(reports).toMatchObject([
      ['ReportClientError', { path: '/', message: 'the list is broken' }],
      ['ReportClientError', { path: '/', message: 'the chart is broken' }],
    ])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['is refused', () => ({ reportClientError: { __typename: 'RateLimitedError', message: 'Too many' } })],
  ])('does not mention the team when the report %s', async (what, answer) => {
    const sendReport = vi.fn(answer)
    showCrash(`a report that ${what}`, sendReport)
    await waitFor(() => expect(sendReport).toHaveBeenCalledOnce())
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.queryByText(NOTIFIED)).toBeNull()
    expect(screen.getByText(NOT_NOTIFIED)).toBeDefined()
  })
})

describe('a screen that fails to load', () => {
  afterEach(() => {
    sessionStorage.clear()
    vi.unstubAllGlobals()
  })

  function showMissing(reachable: () => boolean) {
    const reload = vi.fn()
    vi.stubGlobal('fetch', async () => {
      if (!reachable()) throw new TypeError('Failed to fetch')
      return new Response('')
    })
    vi.stubGlobal('location', Object.assign(new URL('https://toolfinch.test/tool/live'), { reload }))
    const { answers } = catalogueOf([toolNamed('Live')])
    const open = (at: string) =>
      quietly(() =>
        renderRoutes(
          [
            {
              errorElement: (
                <>
                  <ErrorScreen />
                  <Link to="/missing">Another screen</Link>
                </>
              ),
              children: [
                { path: '/ai-tools', element: <Directory /> },
                { path: '/missing', element: <Crash error={new LoadError('gone')} /> },
                { path: '/tool/:id', lazy: () => Promise.reject(new LoadError('gone')) },
              ],
            },
          ],
          {
            at,
            answers: (operation, variables) =>
              operation.startsWith('Report') ? ACCEPTED : answers(operation, variables),
          },
        ),
      )
    return { open, reload, user: userEvent.setup() }
  }

  it('shows the data from the card while the server is unreachable, then loads', async () => {
    let isOnline = false
    const { open, reload, user } = showMissing(() => isOnline)
    open('/ai-tools')
    await user.click(await screen.findByRole('link', { name: 'Live' }))
    expect(await screen.findByText(/Toolfinch can’t be reached/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Live' })).toBeTruthy()
    expect(screen.getByText('Live does one thing well.')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    isOnline = true
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('loads by itself when the browser is online again', async () => {
    let isOnline = false
    const { open, reload } = showMissing(() => isOnline)
    open('/missing')
    expect(await screen.findByText(/Toolfinch can’t be reached/)).toBeTruthy()
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is tried again when another screen fails after it', async () => {
    let isOnline = false
    const { open, reload, user } = showMissing(() => isOnline)
    open('/ai-tools')
    await user.click(await screen.findByRole('link', { name: 'Live' }))
    expect(await screen.findByText(/Toolfinch can’t be reached/)).toBeTruthy()
    isOnline = true
    await user.click(screen.getByRole('link', { name: 'Another screen' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is reloaded automatically once, then reported as missing', async () => {
    const { open, reload, user } = showMissing(() => true)
    open('/missing')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    open('/missing')
    expect(await screen.findByText(/Part of this page is missing/)).toBeTruthy()
    expect(reload).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })
})
