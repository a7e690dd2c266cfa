import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { DAY_MS, PASSWORD } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const { database, members, idOf } = createAccountsApp({ catalogue: ['abacus'] })

const ADA = 'ada_b@people.example'
// As a LIKE pattern, the underscore in the member's address above would match this one.
const NEIGHBOR = 'adaxb@people.example'

beforeEach(async () => {
  await database.prisma.contactMessage.deleteMany()
  await database.prisma.inaccuracyReport.deleteMany()
  await database.prisma.toolSuggestion.deleteMany()
})

const SEND = `mutation ($report: ReportInaccuracyInput!, $suggestion: SuggestToolInput!) {
  reportInaccuracy(input: $report) { __typename }
  suggestTool(input: $suggestion) { __typename }
}`
let callers = 0
/** Sends a report and a suggestion with an email address, each from a separate network address. */
const leave = (email: string, kind: 'PRICE' | 'OUTDATED', name: string) => {
  const report = { toolId: idOf('abacus'), kind, note: `${name} costs more`, email }
  const suggestion = { name, websiteUrl: `${name}.example`, note: `${name} is good`, email }
  callers += 1
  return members.query(SEND, { report, suggestion }, { address: `192.0.2.${callers}` })
}
const write = (email: string) => {
  const input = { name: 'Ada', email, subject: 'A question', message: 'How do I compare tools?' }
  callers += 1
  return members.query(
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }',
    { input },
    { address: `192.0.2.${callers}` },
  )
}
const addresses = async () => {
  const [reports, suggestions] = await Promise.all([
    database.prisma.inaccuracyReport.findMany({ orderBy: { id: 'asc' } }),
    database.prisma.toolSuggestion.findMany({ orderBy: { id: 'asc' } }),
  ])
  return { reports: reports.map(({ email }) => email), suggestions: suggestions.map(({ email }) => email) }
}
const verify = () => database.prisma.user.updateMany({ data: { emailVerified: true } })
const copyOf = async (token: string) => {
  const text = `mutation { exportMyData(input: { password: "${PASSWORD}" }) { ... on ExportMyDataPayload { json } } }`
  return JSON.parse((await members.query(text, {}, { token })).data.exportMyData.json).messages
}
const deleteAccount = (token: string) =>
  members.query(`mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`, {}, { token })

describe('an address left with a report or a suggestion', () => {
  test('is in the export of the member who verified it, without other people’s data', async () => {
    const token = await members.join(ADA)
    await verify()
    await leave('Ada_B@people.example', 'PRICE', 'comet')
    await leave(NEIGHBOR, 'OUTDATED', 'halley')
    await write('Ada_B@people.example')
    await write(NEIGHBOR)
    const { id: messageId } = await database.prisma.contactMessage.findFirstOrThrow({
      where: { email: 'ada_b@people.example' },
    })
    await database.prisma.contactReply.create({ data: { messageId, text: 'Like this.', sentAt: clock.now() } })
    const createdAt = clock.now().toISOString()
    expect(await copyOf(token)).toEqual({
      contactMessages: [
        {
          name: 'Ada',
          email: 'ada_b@people.example',
          subject: 'A question',
          message: 'How do I compare tools?',
          answers: ['Like this.'],
          createdAt,
        },
      ],
      reports: [
        {
          kind: 'price',
          tool: 'abacus',
          page: null,
          note: 'comet costs more',
          email: 'ada_b@people.example',
          createdAt,
        },
      ],
      suggestions: [
        {
          name: 'comet',
          websiteUrl: 'https://comet.example/',
          category: null,
          note: 'comet is good',
          email: 'ada_b@people.example',
          createdAt,
        },
      ],
    })
  })

  test('is exported without a note that others may have contributed to', async () => {
    const token = await members.join(ADA)
    await verify()
    await leave(ADA, 'PRICE', 'comet')
    await leave(NEIGHBOR, 'PRICE', 'comet')
    const { reports, suggestions } = await copyOf(token)
    expect([reports[0].note, suggestions[0].note]).toEqual([null, null])
  })

  test('belongs to nobody while unverified', async () => {
    await leave(ADA, 'PRICE', 'comet')
    const token = await members.join(ADA)
    expect(await copyOf(token)).toEqual({ contactMessages: [], reports: [], suggestions: [] })
    await deleteAccount(token)
    expect(await database.prisma.user.count()).toBe(0)
    expect(await addresses()).toEqual({ reports: [ADA], suggestions: [ADA] })
  })

  test('is removed with its member’s account; the reports stay', async () => {
    const token = await members.join(ADA)
    await verify()
    await leave('Ada_B@people.example', 'PRICE', 'comet')
    await leave(NEIGHBOR, 'OUTDATED', 'halley')
    await deleteAccount(token)
    expect(await addresses()).toEqual({ reports: [null, NEIGHBOR], suggestions: [null, NEIGHBOR] })
  })

  test('is removed with messages, replies and their emails with its member’s account', async () => {
    const token = await members.join(ADA)
    await verify()
    await write('Ada_B@people.example')
    await write(NEIGHBOR)
    await deleteAccount(token)
    expect(await database.prisma.contactMessage.findMany()).toMatchObject([{ email: NEIGHBOR }])
    const receivers = (await storedEmails(database)).map(({ to, replyTo }) => [to, replyTo])
    // The email that confirms the deletion has not been sent yet.
    expect(receivers).toEqual([
      ['hello@toolfinch.com', NEIGHBOR],
      [ADA, undefined],
    ])
  })

  test('is removed once settled, and after 90 days at the latest', async () => {
    const { forgetOld } = members.services.support.visitorAddresses
    await leave(ADA, 'PRICE', 'comet')
    members.setTime(DAY_MS)
    await leave(NEIGHBOR, 'OUTDATED', 'halley')
    expect(await forgetOld()).toBe(0)
    await database.prisma.inaccuracyReport.updateMany({ where: { kind: 'outdated' }, data: { state: 'rejected' } })
    await database.prisma.toolSuggestion.updateMany({ where: { name: 'halley' }, data: { state: 'accepted' } })
    expect(await forgetOld()).toBe(2)
    expect(await addresses()).toEqual({ reports: [ADA, null], suggestions: [ADA, null] })
    members.setTime(90 * DAY_MS)
    expect(await forgetOld()).toBe(0)
    members.setTime(90 * DAY_MS + 1)
    expect(await forgetOld()).toBe(2)
    expect(await addresses()).toEqual({ reports: [null, null], suggestions: [null, null] })
    expect(await database.prisma.inaccuracyReport.count()).toBe(2)
  })
})
