import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../make-folder.ts'
import { listHeadersOf, type Mailer, replyToOf } from './mail.ts'

/**
 * For an installation without a mail server: writes emails as `.eml` files into a folder, readable for its owner
 * alone, and prints the links in them.
 */
export const createFileMailer = (options: { dir: string; from: string; say: (line: string) => void }): Mailer => {
  const { dir, from, say } = options
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { to, subject, text, html, messageId } = mail
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        ...replyToOf(mail),
        ...listHeadersOf(mail),
      })
      await makeFolder(dir, 0o700)
      // Named by its identifier: another attempt replaces the file.
      const file = join(dir, `${messageId.replace(/^<|@.*$/g, '')}.eml`)
      await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.draft`, file)
      say(`Mail to ${to}: ${subject} (${file})`)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) say(`  ${link}`)
    },
    close: () => undefined,
  }
}
