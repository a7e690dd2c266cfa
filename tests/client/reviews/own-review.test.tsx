import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveDialogs, MEMBER } from '../../support/client/member.tsx'
import { answeredTool, MY_REVIEW, type OwnAnswer, openTool, review, reviewed } from './review-answers.ts'

beforeEach(giveDialogs)
afterEach(() => {
  localStorage.clear()
  for (const toast of document.querySelectorAll('.fixed')) toast.remove()
})

const DRAFTS = 'toolfinch.reviewDrafts'
const GOOD = 'Layers and masks are easy to find, and the export is quick enough for me.'

type Opened = Awaited<ReturnType<typeof openTool>>

/** Opens the form of a member who has not written yet. */
async function openForm(own: OwnAnswer = {}, submit?: () => unknown): Promise<Opened> {
  const opened = await openTool({
    own,
    answers: (operation) => {
      if (operation === 'ReviewJobs')
        return { jobSuggestions: [{ __typename: 'Job', slug: 'design-posters', name: 'Design posters' }] }
      return operation === 'SubmitReview' ? submit?.() : undefined
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Write a review' }))
  return opened
}

const form = () => within(screen.getByRole('heading', { name: 'Your review of Alpha' }).closest('div') as HTMLElement)
const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name })
const send = (user: Opened['user']) => user.click(form().getByRole('button', { name: /^Send/ }))

async function fillIn({ user }: Opened) {
  await user.click(form().getByRole('radio', { name: '4 stars' }))
  await user.click(field('Headline'))
  await user.paste('Good for posters')
  await user.click(field('What was good?'))
  await user.paste(GOOD)
  await user.click(form().getByRole('radio', { name: 'Yes' }))
  await user.click(field('What did you use it for?'))
  await user.paste('posters')
  await user.click(await form().findByRole('button', { name: 'Design posters' }))
  await user.selectOptions(form().getByRole('combobox', { name: 'Your role' }), 'Designer')
  await user.selectOptions(form().getByRole('combobox', { name: 'How long have you used it?' }), 'More than a year')
}

describe('writing a review', () => {
  it('leads visitors to sign-in and back to the open form', async () => {
    await openTool()
    const link = screen.getByRole('link', { name: 'Sign in to write a review' })
    expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Ftool%2Falpha%23your-review')
  })

  it('opens the form after that sign-in, with the focus on its heading', async () => {
    await openTool({ own: {}, at: '/tool/alpha#your-review' })
    const heading = await screen.findByRole('heading', { name: 'Your review of Alpha' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('is for members with a confirmed address', async () => {
    await openTool({ own: { emailVerified: false } })
    expect(await screen.findByText('With a confirmed email address, you can also write a review.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })

  it('is not offered for a tool that has ended', async () => {
    await openTool({
      own: {},
      tool: { ...reviewed([review('r1')]), status: 'DISCONTINUED', statusText: 'It has ended.' },
    })
    await screen.findByRole('group', { name: 'Your rating of Alpha' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull())
    expect(screen.queryByText(/Your review/)).toBeNull()
  })

  it('begins with the first name and the stars that the member has given', async () => {
    await openForm({ stars: 3 })
    expect(field('Your name, as shown').value).toBe('Ada')
    expect(form().getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
  })

  it('counts the characters, and says at the fields what is missing', async () => {
    const { user, sent } = await openForm()
    expect(form().getByText(/^0 of 80 to 2,000 characters/)).toBeTruthy()
    await user.click(field('What was good?'))
    await user.paste('Too short')
    expect(form().getByText(/^9 of 80 to 2,000 characters/)).toBeTruthy()
    await send(user)
    const texts = form()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Choose 1 to 5 stars',
      'The headline is required',
      'Say whether you would choose it again',
      'Choose a job from the list',
      'Choose your role',
      'Say how long you have used it',
    ])
    expect(document.activeElement).toBe(form().getByRole('radio', { name: '1 star' }))
    expect(sent).toEqual([])
  })

  it('refuses links and short texts with the rule of the server', async () => {
    const opened = await openForm()
    await fillIn(opened)
    await opened.user.clear(field('What was good?'))
    await opened.user.paste('Short')
    await send(opened.user)
    expect(form().getByText('A review needs at least 80 characters, with the headline')).toBeTruthy()
    await opened.user.click(field('What was good?'))
    await opened.user.paste(` and on www.example.com ${GOOD}`)
    expect(form().queryByText(/at least 80/)).toBeNull()
    await send(opened.user)
    expect(form().getByText('What was good must not contain links, addresses or phone numbers')).toBeTruthy()
    expect(opened.sent.map(([operation]) => operation)).not.toContain('SubmitReview')
  })

  it('is sent with its stars, and then waits for an editor', async () => {
    const opened = await openForm({}, () => ({
      submitReview: { __typename: 'SubmitReviewPayload', review: { ...MY_REVIEW, tool: answeredTool() } },
    }))
    await fillIn(opened)
    expect(localStorage.getItem(DRAFTS)).toContain('Good for posters')
    await send(opened.user)
    expect(await screen.findByText('An editor reads your review before it shows.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Your review')
    expect(opened.sent.at(-1)).toEqual([
      'SubmitReview',
      {
        input: {
          toolId: 'id-alpha',
          stars: 4,
          headline: 'Good for posters',
          good: GOOD,
          bad: '',
          again: 'YES',
          job: 'design-posters',
          role: 'designer',
          plan: null,
          duration: 'OVER_A_YEAR',
          authorName: 'Ada',
        },
      },
    ])
    expect(localStorage.getItem(DRAFTS)).toBeNull()
    const ratings = within(await screen.findByRole('group', { name: 'Your rating of Alpha' }))
    expect(ratings.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
  })

  it('shows the server’s reason at its field, and keeps what was typed', async () => {
    const opened = await openForm({}, () => ({
      submitReview: { __typename: 'InvalidInputError', field: 'job', message: 'This job is not in the list.' },
    }))
    await fillIn(opened)
    await send(opened.user)
    expect(await form().findByText('This job is not in the list.')).toBeTruthy()
    expect(field('Headline').value).toBe('Good for posters')
  })

  it('keeps a draft when the server is unreachable', async () => {
    const opened = await openForm({}, () => {
      throw new TypeError('Failed to fetch')
    })
    await fillIn(opened)
    await send(opened.user)
    expect(await form().findByText(/Your review could not be sent. It is kept here as a draft/)).toBeTruthy()
    expect(localStorage.getItem(DRAFTS)).toContain('Good for posters')
  })
})

describe('a draft', () => {
  const draftOf = (memberId: string) =>
    localStorage.setItem(
      DRAFTS,
      JSON.stringify({ 'id-alpha': { memberId, values: { headline: 'Begun', stars: '2' } } }),
    )

  it('is there again after a reload, and can be discarded', async () => {
    draftOf(MEMBER.id)
    const { user } = await openTool({ own: {} })
    await user.click(await screen.findByRole('button', { name: 'Continue your review' }))
    expect(field('Headline').value).toBe('Begun')
    expect(form().getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
    await user.click(form().getByRole('button', { name: 'Discard draft' }))
    expect(field('Headline').value).toBe('')
    expect(localStorage.getItem(DRAFTS)).toBeNull()
    await user.click(form().getByRole('button', { name: 'Close' }))
    const opener = screen.getByRole('button', { name: 'Write a review' })
    expect(document.activeElement).toBe(opener)
  })

  it('is not shown to another member', async () => {
    draftOf('somebody-else')
    await openTool({ own: {} })
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy()
  })

  it.each(['nonsense', '[]', '{"id-alpha":7}', '{"id-alpha":{"memberId":7}}'])(
    'is ignored when it reads %s',
    async (text) => {
      localStorage.setItem(DRAFTS, text)
      await openTool({ own: {} })
      expect(await screen.findByRole('button', { name: 'Write a review' })).toBeTruthy()
    },
  )
})
