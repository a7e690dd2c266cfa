import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../../client/layout/error-screen.tsx'
import { type Answers, renderRoutes } from '../support/render-at.tsx'

function Crash({ message }: { readonly message: string }): never {
  throw new Error(message)
}

/** React and the router tell the console about a caught crash; here that is what is meant to happen. */
function showCrash(message: string, answers: Answers) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ignore = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', ignore)
  renderRoutes([{ path: '/', element: <Crash message={message} />, errorElement: <ErrorScreen /> }], { answers })
  window.removeEventListener('error', ignore)
}

describe('the error screen', () => {
  it('says what happened and offers two ways on', () => {
    showCrash('first', () => ({ reportClientError: { __typename: 'ReportClientErrorPayload' } }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
    expect(
      screen.getByText(
        "We encountered an unexpected error. Don't worry, our team has been notified and is working on a fix.",
      ),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('reports a message once, however often it crashes', async () => {
    const reports: unknown[] = []
    const answers: Answers = (operation, variables) => {
      reports.push([operation, variables['input']])
      return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    }
    showCrash('the list is broken', answers)
    await waitFor(() => expect(reports).toHaveLength(1))
    showCrash('the list is broken', answers)
    showCrash('the chart is broken', answers)
    await waitFor(() => expect(reports).toHaveLength(2))
    expect(reports).toMatchObject([
      ['ReportClientErrorMutation', { path: '/', message: 'the list is broken' }],
      ['ReportClientErrorMutation', { path: '/', message: 'the chart is broken' }],
    ])
  })

  it('stands when the report itself fails', async () => {
    const asked = vi.fn()
    showCrash('no one answers', () => {
      asked()
      throw new Error('offline')
    })
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  })
})
