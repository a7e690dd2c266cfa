import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { StillRight } from '#client/features/prices/still-right.tsx'
import { answeringClient } from '../../support/client/render-at.tsx'

const confirmation = (changes: object = {}) => ({
  __typename: 'ConfirmedPrice',
  plan: 'Pro',
  count: 2,
  mine: false,
  ...changes,
})

const show = (given: object[], confirmPrice: object) => {
  const client = answeringClient((operation) =>
    operation === 'PriceConfirmations' ? { priceConfirmations: given } : { confirmPrice },
  )
  render(
    <ApolloProvider client={client}>
      <StillRight toolId="t1" plan="Pro" />
    </ApolloProvider>,
  )
  return userEvent.setup()
}
const button = () => screen.findByRole('button', { name: 'Still right: the price of Pro' })

it('confirms a price, and then says so', async () => {
  const user = show([confirmation()], {
    __typename: 'ConfirmPricePayload',
    confirmations: [confirmation({ count: 3, mine: true })],
  })
  await user.click(await button())
  expect(await screen.findByText('· You confirmed it, with 2 more')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says nothing about others when there are none', async () => {
  show([confirmation({ count: 1, mine: true })], {})
  expect(await screen.findByText('· You confirmed it')).toBeTruthy()
})

it('keeps the button when the confirmation was refused', async () => {
  const user = show([], { __typename: 'NotVerifiedError', code: 'NOT_VERIFIED', message: 'Verify first.', field: null })
  await user.click(await button())
  expect(await button()).toBeTruthy()
})
