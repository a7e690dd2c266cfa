import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { done, fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const MESSAGE = {
  __typename: 'ContactMessage',
  id: 'm1',
  name: 'Bob',
  email: 'bob@example.com',
  subject: 'A question',
  message: 'How does it\nwork?',
  state: 'OPEN',
  createdAt: '2026-06-03T16:05:00.000Z',
  replies: [],
}
const REPLY = { __typename: 'ContactReply', id: 'r1', text: 'Like this.', sentAt: '2026-06-04T08:00:00.000Z' }
const messages = (...nodes: object[]) => ({
  contactMessages: { __typename: 'ContactMessagesPage', totalCount: nodes.length, nodes },
})
const open = (query: string, given: Parameters<typeof openAdministration>[1]) =>
  openAdministration(`/admin?tab=messages${query}`, given)
const typed = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Reply to A question' }))
  await user.type(screen.getByRole('textbox', { name: 'Your reply to Bob' }), text)
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
}

prepareAdministration()

describe('messages', () => {
  it('show sender, text and time, with the replies, open ones first', async () => {
    const { requests } = await open('', { ContactMessages: () => messages({ ...MESSAGE, replies: [REPLY] }) })
    const heading = await screen.findByRole('heading', { name: 'A question' })
    const card = within(heading.closest('li') as HTMLElement)
    expect(card.getByRole('link', { name: 'bob@example.com' }).getAttribute('href')).toBe('mailto:bob@example.com')
    expect(card.getByText('June 3, 2026, 4:05 PM UTC')).toBeTruthy()
    expect(card.getByText('Like this.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Messages 2 open' })).toBeTruthy()
    expect(requests('ContactMessages')[0]).toEqual({ state: 'OPEN', page: 1 })
  })

  it('are filtered by state, in the URL', async () => {
    const { user, router, requests } = await open('', { ContactMessages: () => messages(MESSAGE) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'answered')
    await waitFor(() => expect(requests('ContactMessages').at(-1)).toEqual({ state: 'ANSWERED', page: 1 }))
    expect(router.state.location.search).toBe('?tab=messages&state=answered')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'all')
    await waitFor(() => expect(requests('ContactMessages').at(-1)).toEqual({ state: null, page: 1 }))
  })

  it('leave the focus on the list when the answered one has left it', async () => {
    let isOpen = true
    const { user } = await open('', {
      ContactMessages: () => (isOpen ? messages(MESSAGE) : messages()),
      AnswerContactMessage: () => {
        isOpen = false
        return done('ContactMessagePayload', 'answerContactMessage')()
      },
    })
    await typed(user, 'Like this.')
    const empty = await screen.findByText('No messages here')
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(empty)).toBe(true)
  })

  it('are answered by email, and the list and the counts are refetched', async () => {
    const { user, mutations, requests } = await open('', {
      ContactMessages: () => messages(MESSAGE),
      AnswerContactMessage: done('ContactMessagePayload', 'answerContactMessage'),
    })
    await typed(user, ' Like this. ')
    expect(await screen.findByText('Reply sent')).toBeTruthy()
    expect(mutations()).toMatchObject([{ variables: { id: 'm1', text: 'Like this.' } }])
    await waitFor(() => expect(requests('OpenMessages').length).toBeGreaterThan(1))
    expect(requests('ContactMessages').length).toBeGreaterThan(1)
    expect(screen.queryByRole('textbox', { name: 'Your reply to Bob' })).toBeNull()
  })

  it('cannot be answered with an empty text, and show errors', async () => {
    let answer: () => unknown = fail
    const { user, mutations } = await open('', {
      ContactMessages: () => messages(MESSAGE),
      AnswerContactMessage: () => answer(),
    })
    await typed(user, '  ')
    expect(await screen.findByText('A reply is required.')).toBeTruthy()
    expect(mutations()).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Your reply to Bob' }), 'Like this.')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Failed to send the reply. Please try again.')).toBeTruthy()
    answer = () => ({ answerContactMessage: { __typename: 'NotFoundError', message: 'Message not found.' } })
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Message not found.')).toBeTruthy()
  })

  it('are closed without a reply', async () => {
    let answer: () => unknown = fail
    const { user } = await open('', {
      ContactMessages: () => messages(MESSAGE),
      CloseContactMessage: () => answer(),
    })
    await user.click(await screen.findByRole('button', { name: 'Close A question' }))
    expect(await screen.findByText('Failed to close message. Please try again.')).toBeTruthy()
    answer = done('ContactMessagePayload', 'closeContactMessage')
    await user.click(screen.getByRole('button', { name: 'Close A question' }))
    expect(await screen.findByText('Message closed')).toBeTruthy()
  })

  it('may be empty, or fail to load', async () => {
    let answer: () => unknown = fail
    const { user } = await open('', { ContactMessages: () => answer() })
    expect(await screen.findByText('Failed to fetch messages')).toBeTruthy()
    answer = () => messages()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No messages here' })).toBeTruthy()
  })
})

describe('the audit log', () => {
  const entry = (id: string, changes: object = {}) => ({
    __typename: 'AuditEntry',
    id,
    at: '2026-06-03T16:05:00.000Z',
    actor: 'owner@example.com',
    action: 'page.delete',
    subjectType: 'page',
    subjectId: 'x1',
    before: [{ __typename: 'AuditedField', name: 'status', value: 'published' }],
    after: [{ __typename: 'AuditedField', name: 'email', value: null }],
    ...changes,
  })
  const log = (totalCount: number, ...nodes: object[]) => ({
    auditEntries: { __typename: 'AuditEntriesPage', totalCount, nodes },
  })

  it('shows when, who, what, before and after; for a personal field only its name', async () => {
    const { requests } = await openAdministration('/admin?tab=audit&page=2', {
      AuditEntries: () => log(120, entry('1'), entry('2', { actor: null, subjectId: null, before: [], after: [] })),
    })
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'WhenWhoWhatBeforeAfter',
      'June 3, 2026, 4:05 PM UTCowner@example.compage.deletepage x1status: publishedemail: changed (personal)',
      'June 3, 2026, 4:05 PM UTCCommand or deleted accountpage.deletepage––',
    ])
    expect(requests('AuditEntries')[0]).toEqual({ page: 2 })
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the audit log' }))
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/admin?tab=audit&page=3')
  })

  it('shows the security events of accounts, with filters in the URL', async () => {
    const event = (id: string, changes: object) => ({
      __typename: 'AccountEvent',
      id,
      kind: 'ROLE_CHANGED',
      at: '2026-06-03T16:05:00.000Z',
      accountId: 'm1',
      email: 'ada@example.com',
      actor: 'owner@example.com',
      address: '203.0.113.9',
      network: '203.0.113.0/24',
      userAgent: 'curl/8.9.1',
      requestId: 'r1',
      detail: 'editor',
      ...changes,
    })
    const gone = { kind: 'ACCOUNT_DELETED', email: null, actor: null, address: null, network: null, userAgent: null }
    const { requests, user } = await openAdministration('/admin?tab=audit&view=accounts&type=role_changed', {
      AccountEvents: () => ({
        accountEvents: {
          __typename: 'AccountEventsPage',
          totalCount: 2,
          nodes: [event('1', {}), event('2', { ...gone, requestId: null, detail: null })],
        },
      }),
    })
    expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
      'WhenAccountWhatFromRequest',
      'June 3, 2026, 4:05 PM UTCada@example.comChanged the roleeditorby owner@example.com203.0.113.9curl/8.9.1r1',
      'June 3, 2026, 4:05 PM UTCDeleted account m1Deleted the account––',
    ])
    await user.type(screen.getByRole('searchbox'), 'ada@example.com{Enter}')
    await waitFor(() =>
      expect(requests('AccountEvents')).toEqual([
        { kind: 'ROLE_CHANGED', account: null, page: 1 },
        { kind: 'ROLE_CHANGED', account: 'ada@example.com', page: 1 },
      ]),
    )
  })

  it('may be empty, or fail to load', async () => {
    let answer: () => unknown = fail
    const { user } = await openAdministration('/admin?tab=audit', { AuditEntries: () => answer() })
    expect(await screen.findByText('Failed to fetch the audit log')).toBeTruthy()
    answer = () => log(0)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Nothing recorded yet' })).toBeTruthy()
  })
})
