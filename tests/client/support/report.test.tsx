import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReportButton } from '#client/features/support/contributions/report-button.tsx'
// Preloaded, so that no test waits for it.
import '#client/features/support/contributions/report-outcomes.tsx'
import { ReportPage } from '#client/features/support/contributions/report-page.tsx'
import { sentReports } from '#client/features/support/contributions/sent-reports.ts'
import { answeringClient } from '../../support/client/render-at.tsx'

// jsdom has no modal dialogs; the browser tests check their focus.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

beforeEach(() => localStorage.clear())

type Sent = Record<string, unknown>

const OPEN = { __typename: 'ReportOutcome', reportId: 'r1', state: 'OPEN', outcome: null }

/** With a fragment, the page opens the dialog itself. */
async function openDialog(answer: (input: Sent) => unknown, hash = '') {
  const sent: Sent[] = []
  const client = answeringClient((operation, variables) => {
    if (operation === 'ReportOutcome') return { reportOutcome: OPEN }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    expect(operation).toBe('ReportInaccuracy')
    const input = variables['input'] as Sent
    sent.push(input)
    return { reportInaccuracy: answer(input) }
  })
  const user = userEvent.setup()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[`/tool/alpha${hash}`]}>
        <ReportButton tool={{ id: 't1', name: 'Alpha' }} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  if (hash === '') await user.click(screen.getByRole('button', { name: 'Report an inaccuracy' }))
  await screen.findByRole('dialog', { name: 'Report an inaccuracy: Alpha' })
  return { sent, user }
}

const kind = (name: string) => screen.getByRole('radio', { name })
const send = () => screen.getByRole('button', { name: 'Send report' })

describe('an error report', () => {
  it('is sent with its kind, with a thank-you', async () => {
    const { sent, user } = await openDialog(() => ({
      __typename: 'ReportInaccuracyPayload',
      reportId: 'r1',
      joined: false,
    }))
    await user.click(kind('A price is wrong'))
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'Pro costs more now')
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeTruthy()
    expect(sent).toEqual([{ toolId: 't1', kind: 'PRICE', plan: null, note: 'Pro costs more now', email: null }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('about a price names the plan that was chosen on the page', async () => {
    const { sent, user } = await openDialog(
      () => ({ __typename: 'ReportInaccuracyPayload', reportId: 'r1', joined: false }),
      '#wrong-price=Pro+%26+Team',
    )
    expect(kind('The price of “Pro & Team” is wrong')).toHaveProperty('checked', true)
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeTruthy()
    expect(sent).toEqual([{ toolId: 't1', kind: 'PRICE', plan: 'Pro & Team', note: null, email: null }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when it had already been reported', async () => {
    const { user } = await openDialog(() => ({ __typename: 'ReportInaccuracyPayload', reportId: 'r1', joined: true }))
    await user.click(kind('A link is broken'))
    await user.click(send())
    expect(await screen.findByText(/Someone already reported this/)).toBeTruthy()
  })

  it('requires a kind, and a text for "other"', async () => {
    const { sent, user } = await openDialog(() => undefined)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose a problem.')
    await user.click(kind('Something else'))
    await user.click(send())
    const note = screen.getByRole('textbox', { name: 'What is wrong?' })
    await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
  })

  it('keeps the input when it fails, even when closed in between', async () => {
    const { user } = await openDialog(() => {
      throw new Error('offline')
    })
    await user.click(kind('Something is outdated'))
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It moved')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Report an inaccuracy' }))
    expect((screen.getByRole('textbox', { name: 'What is wrong?' }) as HTMLTextAreaElement).value).toBe('It moved')
    expect((kind('Something is outdated') as HTMLInputElement).checked).toBe(true)
  })
})

describe('the status of a report', () => {
  const show = (about: string, outcomes: Record<string, unknown>, page: React.ReactNode) => {
    sentReports.set([
      { id: 'r1', about },
      { id: 'r2', about: 'another subject' },
    ])
    const client = answeringClient((operation, { reportId }) => {
      expect(operation).toBe('ReportOutcome')
      return { reportOutcome: outcomes[String(reportId)] ?? null }
    })
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>{page}</MemoryRouter>
      </ApolloProvider>,
    )
  }

  it('is shown where it was sent, first as under review', async () => {
    const { user } = await openDialog(() => ({ __typename: 'ReportInaccuracyPayload', reportId: 'r1', joined: false }))
    await user.click(kind('A price is wrong'))
    await user.click(send())
    expect((await screen.findByRole('listitem')).textContent).toBe('Your report: being reviewed')
    expect(sentReports.get()).toEqual([{ id: 'r1', about: 'tool:t1' }])
  })

  it.each([
    ['ACCEPTED', null, 'Your report: accepted'],
    ['ACCEPTED', 'It costs 9 now.', 'Your report: accepted: It costs 9 now.'],
    ['REJECTED', 'The vendor says so.', 'Your report: rejected: The vendor says so.'],
  ])('%s with %j reads: %s', async (state, outcome, text) => {
    show('/compare/a-vs-b', { r1: { ...OPEN, state, outcome } }, <ReportPage path="/compare/a-vs-b" />)
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([text])
  })

  it('is forgotten when the server no longer knows the report', async () => {
    show('/compare/a-vs-b', {}, <ReportPage path="/compare/a-vs-b" />)
    await waitFor(() => expect(sentReports.get()).toEqual([{ id: 'r2', about: 'another subject' }]))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('is not shown on another page, nor from invalid storage', () => {
    show('/compare/c-vs-d', { r1: OPEN }, <ReportPage path="/compare/a-vs-b" />)
    expect(screen.queryByRole('listitem')).toBeNull()
    localStorage.setItem('toolfinch.reports', '[{"id":1},null,"x",{"id":"r3","about":"y"}]')
    expect(sentReports.get()).toEqual([{ id: 'r3', about: 'y' }])
  })
})

describe('an error report about a page', () => {
  it('is sent with its path and remembered', async () => {
    const sent: unknown[] = []
    const client = answeringClient((operation, variables) => {
      if (operation === 'ReportOutcome') return { reportOutcome: OPEN }
      expect(operation).toBe('ReportPage')
      sent.push(variables['input'])
      return { reportPage: { __typename: 'ReportInaccuracyPayload', reportId: 'r9', joined: false } }
    })
    const user = userEvent.setup()
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ReportPage path="/compare/a-vs-b" />
        </MemoryRouter>
      </ApolloProvider>,
    )
    await user.click(screen.getByRole('button', { name: 'Report an inaccuracy' }))
    await screen.findByRole('dialog', { name: 'Report an inaccuracy' })
    await user.click(kind('Something is outdated'))
    await user.click(send())
    await screen.findByRole('dialog', { name: 'Thank you' })
    expect(sent).toEqual([{ path: '/compare/a-vs-b', kind: 'OUTDATED', note: null, email: null }])
    expect(sentReports.get()).toEqual([{ id: 'r9', about: '/compare/a-vs-b' }])
  })
})
