import { beforeEach, expect, test } from 'vitest'
import { createOutcomesApp } from './outcomes-app.ts'

const app = createOutcomesApp()
const { later, memberWithList, memberWhoChose, questionsSent, runJob, wantEmails } = app

beforeEach(() => app.startOver())

test('those who turned the emails on are asked once per list, with one-click unsubscribe', async () => {
  const { userId, email } = await memberWithList()
  await wantEmails(userId)
  await runJob()
  await runJob()
  const [mail, ...others] = await questionsSent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, userId })
  expect(mail?.text).toMatch(/your quiz recommended Tool \w, Tool \w, Tool \w\./)
  expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribeUrl}`)
  later(31)
  await runJob()
  expect(await questionsSent()).toHaveLength(1)
})

test('two instances send one email', async () => {
  const { userId } = await memberWithList()
  await wantEmails(userId)
  await Promise.all([runJob(), runJob(), runJob()])
  expect(await questionsSent()).toHaveLength(1)
})

test('nobody else is asked by email', async () => {
  await memberWithList()
  const unverified = await memberWithList()
  const unwilling = await memberWithList()
  const suspended = await memberWithList()
  const answered = await memberWhoChose()
  const recent = await memberWithList(10)
  const { prisma } = app.database
  for (const { userId } of [unverified, unwilling, suspended, answered, recent]) await wantEmails(userId)
  await prisma.user.update({ where: { id: unverified.userId }, data: { emailVerified: false } })
  await prisma.user.update({ where: { id: suspended.userId }, data: { suspendedAt: new Date(0) } })
  await prisma.memberSettings.update({ where: { userId: unwilling.userId }, data: { outcomeQuestions: false } })
  await runJob()
  expect(await questionsSent()).toEqual([])
})

test('the link in the email turns off these emails alone, without a session', async () => {
  const { userId } = await memberWithList()
  await wantEmails(userId)
  await app.database.prisma.memberSettings.update({ where: { userId }, data: { priceAlerts: true } })
  await runJob()
  const url = new URL((await questionsSent())[0]?.unsubscribeUrl ?? '').pathname
  const page = await app.members.app.inject({ method: 'GET', url })
  expect(page.body).toContain('<h1>Stop emails about recommendations?</h1>')
  const done = await app.members.app.inject({ method: 'POST', url })
  expect(done.body).toContain('<h1>Emails about recommendations are off</h1>')
  const settings = await app.database.prisma.memberSettings.findUniqueOrThrow({ where: { userId } })
  expect(settings).toMatchObject({ emailRecommendations: false, priceAlerts: true })
})
