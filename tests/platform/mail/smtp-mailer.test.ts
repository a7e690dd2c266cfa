import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer, requiresTls } from '#server/platform/mail/smtp-mailer.ts'

const MAIL = {
  to: 'ada@people.example',
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  messageId: '<1@site.example>',
}

let received = 0
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume().on('end', () => {
      received += 1
      done()
    })
  },
})

beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const send = async (parameters: string): Promise<void> => {
  const { port } = smtp.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}${parameters}`
  const mailer = createSmtpMailer({ url, from: 'no-reply@site.example', patienceMs: 2_000 })
  await mailer.send(MAIL).finally(() => mailer.close())
}

test('nothing is sent to a server that offers no encryption where it is required', async () => {
  await expect(send('?requireTLS=true')).rejects.toMatchObject({ code: 'ETLS' })
  expect(received).toBe(0)
  await send('')
  expect(received).toBe(1)
})

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://10.0.0.5', true],
  ['smtps://mail.example', true],
  ['smtp://relay:25?requireTLS=false', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost', false],
])('encryption is required by %s: %s', (url, isRequired) => expect(requiresTls(url)).toBe(isRequired))
