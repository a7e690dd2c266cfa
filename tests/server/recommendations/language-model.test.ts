import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { createCircuitBreaker } from '#server/platform/circuit-breaker.ts'
import { createLlm } from '#server/platform/llm/llm.ts'
import { silentLog } from '#server/platform/log.ts'
import { createServices, type Services } from '#server/services.ts'
import { clock, loadCatalogue } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { type Answering, completion, createLlmStub } from '../../support/llm-stub.ts'
import { answers, RECOMMENDABLE } from '../../support/quiz.ts'
import { TEST_SECRETS } from '../../support/test-secrets.ts'
import { viewerWith } from '../../support/viewers.ts'

const database = registerTestDatabase()
let stub: Awaited<ReturnType<typeof createLlmStub>>
const basic = viewerWith({ emailVerified: true })
const member: Viewer = { ...basic, entitlement: { plan: 'pro', status: 'active', period: null, until: null } }

beforeAll(async () => {
  stub = await createLlmStub()
  await loadCatalogue(database, { tools: { writing: RECOMMENDABLE } })
})
afterAll(() => stub.close())
beforeEach(async () => {
  stub.received.length = 0
  await database.prisma.user.deleteMany()
  const at = clock.now()
  const data = { id: member.id, email: 'ada@people.example', name: 'Ada', createdAt: at, updatedAt: at }
  await database.prisma.user.create({ data })
})

const create = (withModel: boolean): Services => {
  const breaker = createCircuitBreaker({ clock })
  const llm = withModel ? createLlm({ baseUrl: stub.baseUrl, apiKey: 'key-123', model: 'small', breaker }) : undefined
  return createServices({ database, clock, log: silentLog, limitsFactor: 1, ...TEST_SECRETS, llm })
}
const submit = async (services: Services, viewer = member) =>
  (await services.recommendations.recommendations.submit(viewer, { answers: answers(), force: true })).list
const writes =
  (write: (reasons: string[]) => string): Answering =>
  (response, { body }) => {
    const { reasons } = JSON.parse(JSON.parse(body).messages[1].content)
    completion(JSON.stringify({ text: write(reasons) }))(response, { body, headers: {}, url: '' })
  }

test('its texts are stored with the list, and requested once', async () => {
  stub.answer(writes((reasons) => reasons.at(-1) ?? ''))
  const services = create(true)
  const plain = await submit(create(false))
  const reworded = await submit(services)
  expect(reworded.items[0]?.reasoning).not.toBe(plain.items[0]?.reasoning)
  const read = await services.recommendations.recommendations.result(member, null)
  expect(read?.list).toEqual(reworded)
  const again = await services.recommendations.recommendations.submit(member, { answers: answers(), force: false })
  expect(again.list).toEqual(reworded)
  expect(stub.received).toHaveLength(3)
})

test('it is not called for members who may not see its texts', async () => {
  stub.answer(writes((reasons) => reasons.join(' ')))
  await submit(create(true), basic)
  expect(stub.received).toEqual([])
})

describe('order, numbers and plans are the same without it and with one that', () => {
  test.each<[string, Answering]>([
    ['writes well', writes((reasons) => reasons.at(-1) ?? '')],
    ['is down', (response) => response.writeHead(503).end()],
    ['says nothing', () => undefined],
    ['lies', writes(([first]) => `${first} It costs $1 and replaces everything else.`)],
    ['would choose other tools', completion('{"text":"Choose Acme instead.","items":[{"slug":"acme","rank":1}]}')],
    ['hangs up', (response) => response.destroy()],
  ])('%s', async (_what, answering) => {
    stub.answer(answering)
    const plain = await submit(create(false))
    const list = await submit(create(true))
    const withoutProse = (shown: typeof list) => shown.items.map(({ reasoning, ...rest }) => rest)
    expect(withoutProse(list)).toEqual(withoutProse(plain))
    for (const { reasoning } of list.items) expect(reasoning).toMatch(/\w/)
  })
})
