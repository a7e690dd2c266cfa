import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createFileMailer } from '#server/platform/mail/file-mailer.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const FROM = 'Toolfinch <no-reply@site.example>'

test('keeps no email from or to a deleted account, and prints no address', async () => {
  const dir = await temporaryFolder()
  const said: string[] = []
  const mailer = createFileMailer({ dir, from: FROM, say: (line) => said.push(line) })
  const email = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await mailer.send({ ...email, to: 'robin@example.com', messageId: '<a@site.example>' })
  await mailer.send({ ...email, to: 'other-robin@example.com', messageId: '<b@site.example>' })
  const toTeam = { ...email, to: 'team@site.example', replyTo: 'Robin@example.com', messageId: '<c@site.example>' }
  await mailer.send(toTeam)
  await mailer.send({ ...email, to: 'robin@example.com', messageId: '<d@site.example>', isLast: true })
  expect(await readdir(dir)).toEqual(['b.eml'])
  expect(said.join('\n')).not.toContain('@')
})
