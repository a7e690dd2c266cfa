import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Helpful } from '#client/features/articles/helpful.tsx'
import { isUuid } from '#core/uuid.ts'
import { renderRoutes } from '../../support/client/render-at.tsx'

type Sent = { readonly slug: string; readonly helpful: boolean; readonly sessionId: string }

/** The question below an article and its requests; `answer` may throw like an unreachable server. */
const ask = (
  answer: (sent: Sent) => unknown = ({ helpful }) => ({ __typename: 'RateHelpArticlePayload', helpful }),
) => {
  const sent: Sent[] = []
  renderRoutes([{ path: '/', element: <Helpful slug="sharing-tools" /> }], {
    answers: async (operation, variables) => {
      if (operation !== 'RateHelpArticle') return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
      sent.push(variables as Sent)
      return { rateHelpArticle: answer(variables as Sent) }
    },
  })
  return { sent, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('the question whether an article helped', () => {
  it('thanks for the answer, which can be changed within a visit', async () => {
    const { sent, user } = ask()
    await user.click(button('Yes'))
    expect(await screen.findByText('Thanks for your feedback!')).toBeDefined()
    expect(button('Yes').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('No'))
    const link = await screen.findByRole('link', { name: 'Tell us what was missing' })
    expect(link.getAttribute('href')).toBe('/contact')
    expect(sent.map(({ slug, helpful }) => [slug, helpful])).toEqual([
      ['sharing-tools', true],
      ['sharing-tools', false],
    ])
    expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(isUuid(sent[0]?.sessionId ?? '')).toBe(true)
  })

  it('shows why an answer was rejected', async () => {
    const { user } = ask(() => ({ __typename: 'RateLimitedError', message: 'Too many requests.' }))
    await user.click(button('No'))
    expect(await screen.findByText('Too many requests.')).toBeDefined()
    expect(button('No').getAttribute('aria-pressed')).toBe('false')
  })

  it('shows an error when the server is unreachable', async () => {
    const { user } = ask(() => {
      throw new Error('unreachable')
    })
    await user.click(button('Yes'))
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeDefined()
  })
})
