import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createAllRoutes } from '#client/all-routes.tsx'
// Preloaded, so that no test waits for it.
import '#client/routes/contact.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'

type Sent = Record<string, unknown>

const SUCCESS = "Thank you for your message! We'll get back to you soon."
const FAILURE = 'Failed to send message. Please try again.'
const SENT = { __typename: 'SendContactMessagePayload', message: SUCCESS }

/** The screen with its requests and the server's response. */
async function openScreen(answer: (input: Sent) => unknown = () => SENT) {
  const sent: Sent[] = []
  const reported: unknown[] = []
  const answers: Answers = (operation, variables) => {
    if (operation === 'ReportClientError') {
      reported.push(variables)
      return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    }
    expect(operation).toBe('SendContactMessage')
    const input = variables['input'] as Sent
    sent.push(input)
    const answered = answer(input)
    const toData = (sendContactMessage: unknown) => ({ sendContactMessage })
    return answered instanceof Promise ? answered.then(toData) : toData(answered)
  }
  renderRoutes(createAllRoutes(), { at: '/contact', answers })
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  return { sent, reported, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Send message' })
const status = () => screen.queryByRole('region', { name: 'Message not sent' })
const listed = () =>
  within(screen.getByRole('region', { name: 'Message not sent' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const VALID = { Name: 'Ada', Email: 'ada@people.example', Subject: 'A question', Message: 'How do I compare tools?' }
async function fillIn(user: ReturnType<typeof userEvent.setup>, changes: Partial<typeof VALID> = {}) {
  for (const [name, text] of Object.entries({ ...VALID, ...changes })) {
    await user.clear(field(name))
    if (text !== '') await user.type(field(name), text)
  }
}

describe('the contact form', () => {
  it('sends the input, says thank you and clears', async () => {
    const { sent, user } = await openScreen()
    await fillIn(user)
    await user.click(submit())
    const thanks = await screen.findByText(SUCCESS)
    expect(document.activeElement).toBe(thanks)
    expect(thanks.getAttribute('role')).toBe('status')
    expect(sent).toEqual([
      { name: 'Ada', email: 'ada@people.example', subject: 'A question', message: VALID.Message, website: null },
    ])
    expect(Object.keys(VALID).map((name) => field(name).value)).toEqual(['', '', '', ''])
    await user.type(field('Name'), 'A')
    expect(screen.getByText(SUCCESS)).toBeTruthy()
    await user.click(submit())
    expect(screen.queryByText(SUCCESS)).toBeNull()
  })

  it('lists every error, focuses its field, and sends nothing', async () => {
    const { sent, user } = await openScreen()
    await user.click(submit())
    expect(listed()).toEqual(['Name is required', 'Email is required', 'Subject is required', 'Message is required'])
    expect(document.activeElement).toBe(status())
    await user.click(within(status() as HTMLElement).getByRole('button', { name: 'Subject is required' }))
    expect(document.activeElement).toBe(field('Subject'))
    expect(field('Subject').getAttribute('aria-invalid')).toBe('true')
    await user.type(field('Subject'), 'x')
    expect(field('Subject').getAttribute('aria-invalid')).toBeNull()
    await fillIn(user, { Name: 'A', Email: 'ada', Subject: '1234', Message: '123456789' })
    await user.click(submit())
    expect(listed()).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ])
    expect(sent).toEqual([])
  })

  it('allows dismissing errors and keeps the input', async () => {
    const { user } = await openScreen()
    await fillIn(user, { Email: 'ada' })
    await user.click(submit())
    expect(listed()).toEqual(['Please enter a valid email address'])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(status()).toBeNull()
    expect(document.activeElement).toBe(field('Name'))
    expect(field('Email').value).toBe('ada')
  })

  it('is disabled while sending', async () => {
    const { promise, resolve } = Promise.withResolvers()
    const { user } = await openScreen(() => promise)
    await fillIn(user)
    await user.click(submit())
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(sending.disabled).toBe(true)
    resolve(SENT)
    expect(await screen.findByText(SUCCESS)).toBeTruthy()
  })

  it.each([
    ['InvalidInputError', 'Please enter a valid email address', 'Please enter a valid email address'],
    ['InvalidInputError', '', FAILURE],
    [
      'RateLimitedError',
      'Too many requests. Please try again in 60 minutes.',
      'Too many requests. Please try again in 60 minutes.',
    ],
  ])('shows the server error: %s with %j', async (__typename, message, shown) => {
    const { user } = await openScreen(() => ({ __typename, message }))
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe(shown)
    expect(field('Message').value).toBe(VALID.Message)
  })

  it('shows an error when the server is unreachable, reports it, and clears it on the next attempt', async () => {
    let down = true
    const { reported, user } = await openScreen(() => {
      if (down) throw new Error('offline')
      return SENT
    })
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe(FAILURE)
    expect(reported).toHaveLength(1)
    down = false
    await user.click(submit())
    expect(await screen.findByText(SUCCESS)).toBeTruthy()
    expect(screen.queryByText(FAILURE)).toBeNull()
  })
})

describe('the contact screen', () => {
  it('shows two other contact options; the planned chat leads to the form', async () => {
    const { user } = await openScreen()
    const methods = within(screen.getByRole('region', { name: 'Other ways to reach us' }))
    expect(methods.getByRole('link', { name: 'hello@toolfinch.com' }).getAttribute('href')).toBe(
      'mailto:hello@toolfinch.com',
    )
    expect(methods.getByText('Planned')).toBeTruthy()
    await user.click(methods.getByRole('link', { name: 'Write a message' }))
    expect(document.activeElement).toBe(field('Name'))
  })

  it('answers four questions and links to the quiz and the directory', async () => {
    await openScreen()
    const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }))
    expect(questions.getAllByRole('term')).toHaveLength(4)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/quiz', '/ai-tools']))
  })
})
