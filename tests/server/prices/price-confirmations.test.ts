import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

const CONFIRM = `mutation ($toolId: ID!, $plan: String!) { confirmPrice(input: { toolId: $toolId, plan: $plan }) {
  ... on ConfirmPricePayload { confirmations { plan count lastAt mine } }
  ... on Failure { code message } ... on InvalidInputError { field } } }`
const LIST = 'query ($toolId: ID!) { priceConfirmations(toolId: $toolId) { plan count mine } }'
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const join = async (email: string, emailVerified = true) => {
  const token = await members.join(email)
  await database.prisma.user.update({ where: { email }, data: { emailVerified } })
  return token
}
const confirm = async (token: string, changes: object = {}) =>
  (await members.query(CONFIRM, { toolId: idOf('abacus'), plan: 'Pro', ...changes }, { token })).data.confirmPrice
const list = async (token: string, toolId = idOf('abacus')) => members.query(LIST, { toolId }, { token })
const setPrice = async (month: number) => {
  const { plans } = await database.prisma.tool.findUniqueOrThrow({ where: { id: idOf('abacus') } })
  const [plan] = plans as object[]
  await database.prisma.tool.update({
    where: { id: idOf('abacus') },
    data: { plans: [{ ...plan, name: 'Pro', month, usdMonth: month }] },
  })
}

let ada: string
let bob: string
beforeEach(async () => {
  await setPrice(20)
  ada = await join('ada@people.example')
  bob = await join('bob@people.example')
})

describe('the confirmation of a price', () => {
  test('counts each member once, and says who counted', async () => {
    const first = { plan: 'Pro', count: 1, lastAt: clock.now().toISOString(), mine: true }
    expect(await confirm(ada)).toEqual({ confirmations: [first] })
    expect(await confirm(ada)).toEqual({ confirmations: [first] })
    expect((await list(bob)).data.priceConfirmations).toEqual([{ plan: 'Pro', count: 1, mine: false }])
    expect(await confirm(bob)).toMatchObject({ confirmations: [{ count: 2, mine: true }] })
  })

  test('ends when the price changes', async () => {
    await confirm(ada)
    await setPrice(25)
    expect((await list(ada)).data.priceConfirmations).toEqual([])
    await setPrice(20)
    expect((await list(ada)).data.priceConfirmations).toHaveLength(1)
  })

  test('changes nothing in the catalog', async () => {
    const before = await database.prisma.tool.findUniqueOrThrow({ where: { id: idOf('abacus') } })
    await confirm(ada)
    expect(await database.prisma.tool.findUniqueOrThrow({ where: { id: idOf('abacus') } })).toEqual(before)
  })

  test('requires a member with a verified address', async () => {
    const eve = await join('eve@people.example', false)
    expect(await confirm(eve)).toMatchObject({
      code: 'NOT_VERIFIED',
      message: 'Please verify your email address first.',
    })
    const { errors } = await members.query(LIST, { toolId: idOf('abacus') })
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  test('requires an existing tool and plan', async () => {
    expect(await confirm(ada, { plan: 'Team' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'plan',
      message: 'This tool has no plan with that name.',
    })
    for (const toolId of [UNKNOWN, 'abacus']) {
      expect(await confirm(ada, { toolId })).toMatchObject({ code: 'NOT_FOUND', message: 'Tool not found.' })
    }
    expect((await list(ada, UNKNOWN)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  })

  test('is limited to 30 a day', async () => {
    for (let time = 0; time < 30; time++) expect(await confirm(ada)).toHaveProperty('confirmations')
    expect(await confirm(ada)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await confirm(bob)).toHaveProperty('confirmations')
  })
})
