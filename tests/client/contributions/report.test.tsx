import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ReportButton } from '../../../client/features/contributions/report-button.tsx'
import { answeringClient } from '../support/render-at.tsx'

// jsdom has no modal dialogs; the browser tests hold their focus.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

type Sent = Record<string, unknown>

async function openDialog(answer: (input: Sent) => unknown) {
  const sent: Sent[] = []
  const client = answeringClient((operation, variables) => {
    expect(operation).toBe('ReportInaccuracyMutation')
    const input = variables['input'] as Sent
    sent.push(input)
    return { reportInaccuracy: answer(input) }
  })
  const user = userEvent.setup()
  render(
    <ApolloProvider client={client}>
      <ReportButton tool={{ id: 't1', name: 'Alpha' }} />
    </ApolloProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Report an inaccuracy' }))
  await screen.findByRole('dialog', { name: 'Report an inaccuracy: Alpha' })
  return { sent, user }
}

const kind = (name: string) => screen.getByRole('radio', { name })
const send = () => screen.getByRole('button', { name: 'Send report' })

describe('a report of something wrong', () => {
  it('is sent with its kind and thanked for', async () => {
    const { sent, user } = await openDialog(() => ({ __typename: 'ReportInaccuracyPayload', joined: false }))
    await user.click(kind('A price is not right'))
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'Pro costs more now')
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeTruthy()
    expect(sent).toEqual([{ toolId: 't1', kind: 'PRICE', note: 'Pro costs more now', email: null }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when somebody had said the same', async () => {
    const { user } = await openDialog(() => ({ __typename: 'ReportInaccuracyPayload', joined: true }))
    await user.click(kind('A link is broken'))
    await user.click(send())
    expect(await screen.findByText(/Somebody reported the same before you/)).toBeTruthy()
  })

  it('needs a kind, and words for something else', async () => {
    const { sent, user } = await openDialog(() => undefined)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose which kind it is.')
    await user.click(kind('Something else'))
    await user.click(send())
    const note = screen.getByRole('textbox', { name: 'What is wrong?' })
    await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
  })

  it('stays with what was typed when it fails, also when it is closed in between', async () => {
    const { user } = await openDialog(() => {
      throw new Error('offline')
    })
    await user.click(kind('Something is outdated'))
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It moved')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Report an inaccuracy' }))
    expect((screen.getByRole('textbox', { name: 'What is wrong?' }) as HTMLTextAreaElement).value).toBe('It moved')
    expect((kind('Something is outdated') as HTMLInputElement).checked).toBe(true)
  })
})
