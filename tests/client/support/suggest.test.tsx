import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createAllRoutes } from '#client/all-routes.tsx'
// Preloaded, so that no test waits for it.
import '#client/routes/suggest.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'

const CATEGORIES = [
  { __typename: 'Category', id: 'c1', name: 'Design' },
  { __typename: 'Category', id: 'c2', name: 'Writing' },
]

type Sent = Record<string, unknown>

/** The form with its requests and the server's response. */
async function openForm(answer: (input: Sent) => unknown, outcomes: Record<string, object> = {}) {
  const sent: Sent[] = []
  const answers: Answers = (operation, variables) => {
    if (operation === 'SuggestRoute') return { categories: CATEGORIES }
    if (operation === 'ReportClientError') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
    if (operation === 'SuggestionOutcome') {
      return { suggestionOutcome: outcomes[String(variables['suggestionId'])] ?? null }
    }
    expect(operation).toBe('SuggestTool')
    const input = variables['input'] as Sent
    sent.push(input)
    return { suggestTool: answer(input) }
  }
  renderRoutes(createAllRoutes(), { at: '/suggest', answers })
  await screen.findByRole('option', { name: 'Writing' })
  return { sent, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Suggest this tool' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Tool name'), 'Newtool')
  await user.type(field('Website'), 'newtool.example')
}

const SENT = { __typename: 'SuggestToolPayload', suggestionId: 's1', joined: false }
const outcome = (suggestionId: string, state: string, toolSlug: string | null = null) => ({
  __typename: 'SuggestionOutcome',
  ...{ suggestionId, state, toolSlug },
})

afterEach(() => localStorage.clear())

describe('the suggestion form', () => {
  it('sends the input and says thank you', async () => {
    const { sent, user } = await openForm(() => SENT)
    await fillIn(user)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category (optional)' }), 'Writing')
    await user.type(field('Your email (optional)'), 'me@example.com')
    await user.click(submit())
    const heading = await screen.findByRole('heading', { name: 'Thank you: Newtool is in the queue' })
    expect(document.activeElement).toBe(heading)
    expect(sent).toEqual([
      {
        name: 'Newtool',
        websiteUrl: 'newtool.example',
        category: 'Writing',
        note: null,
        email: 'me@example.com',
        website: null,
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Suggest another' }))
    expect((field('Tool name') as HTMLInputElement).value).toBe('')
  })

  it('says when the tool had already been suggested', async () => {
    const { user } = await openForm(() => ({ ...SENT, joined: true }))
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(/Someone suggested it before you/)).toBeTruthy()
  })

  it('sends nothing while incomplete, and focuses what is missing', async () => {
    const { sent, user } = await openForm(() => SENT)
    await user.click(submit())
    const summary = screen.getByRole('region', { name: 'Not sent yet. Please check:' })
    expect(document.activeElement).toBe(summary)
    const name = field('Tool name')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const description = name.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe("Please enter the tool's name.")
    await user.click(screen.getByRole('button', { name: /^Website: / }))
    expect(document.activeElement).toBe(field('Website'))
    await user.type(name, 'N')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await user.click(submit())
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Not sent yet/ }))
    expect(sent).toEqual([])
  })

  it('links to a tool that is already listed', async () => {
    const tool = { __typename: 'Tool', id: 't1', slug: 'newtool', name: 'Newtool' }
    const { user } = await openForm(() => ({ __typename: 'AlreadyListed', tool }))
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByRole('link', { name: 'Newtool' })).getAttribute('href')).toBe('/tool/newtool')
    expect((field('Tool name') as HTMLInputElement).value).toBe('Newtool')
  })

  it('shows server errors next to the field', async () => {
    const { user } = await openForm(() => ({
      __typename: 'InvalidInputError',
      field: 'email',
      message: '"email" must be an email address.',
    }))
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(field('Your email (optional)').getAttribute('aria-invalid')).toBe('true'))
  })

  it('says when to retry after too many suggestions', async () => {
    const { user } = await openForm(() => ({ __typename: 'RateLimitedError', retryAfterSeconds: 1_500 }))
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('in 25 minutes')
  })

  it('keeps the input when the server is unreachable', async () => {
    const { user } = await openForm(() => {
      throw new Error('offline')
    })
    await fillIn(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
    expect((field('Tool name') as HTMLInputElement).value).toBe('Newtool')
  })

  it('hides its honeypot from people', async () => {
    await openForm(() => SENT)
    const honeypot = document.querySelector('input[name=website]')
    expect(honeypot?.getAttribute('tabindex')).toBe('-1')
    expect(honeypot?.closest('[aria-hidden=true]')).toBeTruthy()
  })
})

describe('suggestions from this browser', () => {
  it('show their status, without an account or email', async () => {
    const { user } = await openForm(() => SENT, { s1: outcome('s1', 'RECEIVED') })
    expect(screen.queryByRole('heading', { name: 'Your suggestions' })).toBeNull()
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Your suggestions' })).toBeTruthy()
    expect(await screen.findByText('Waiting for an editor')).toBeTruthy()
  })

  it('link to a listed tool, and are forgotten when the server no longer knows them', async () => {
    const stored = [
      { id: 's1', about: 'suggested:Newtool' },
      { id: 's2', about: 'suggested:Other' },
      { id: 's3', about: 'suggested:Gone' },
      { id: 'r1', about: 'tool:t1' },
    ]
    localStorage.setItem('toolfinch.reports', JSON.stringify(stored))
    await openForm(() => SENT, { s1: outcome('s1', 'LISTED', 'newtool'), s2: outcome('s2', 'DECLINED') })
    expect((await screen.findByRole('link', { name: 'Newtool' })).getAttribute('href')).toBe('/tool/newtool')
    expect(await screen.findByText('Not added for now')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull())
    expect(JSON.parse(localStorage.getItem('toolfinch.reports') ?? '')).toHaveLength(3)
  })
})
