import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../make-folder.ts'
import { addressOf, headersOf, type Mailer, replyToOf } from './mail.ts'

/**
 * For installations without a mail server: writes emails as `.eml` files readable only by their owner, and prints their
 * links.
 */
export const createFileMailer = (options: { dir: string; from: string; say: (line: string) => void }): Mailer => {
  const { dir, from, say } = options
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { to, subject, text, html, messageId } = mail
      const { message } = await transport.sendMail({
        from,
        to: addressOf(to),
        subject,
        text,
        html,
        messageId,
        ...replyToOf(mail),
        ...headersOf(mail),
      })
      await makeFolder(dir, 0o700)
      // Named by Message-ID, so that retries replace the file.
      const file = join(dir, `${messageId.replace(/^<|@.*$/g, '')}.eml`)
      await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.draft`, file)
      say(`Mail to ${to}: ${subject} (${file})`)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) say(`  ${link}`)
    },
    close: () => undefined,
  }
}
