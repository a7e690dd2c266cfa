import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { addressOf, headersOf, type Mailer, replyToOf } from './mail.ts'

/** The addresses in the headers of a stored email that name a person outside the team. */
const addressesIn = (message: string): readonly string[] => {
  const [headers = ''] = message.split('\n\n', 1)
  return headers
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => /^(to|reply-to):/i.test(line))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).match(/[^\s<>,]+@[^\s<>,]+/g) ?? [])
    .map((address) => address.toLowerCase())
}

async function removeEmailsOf(address: string, dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.endsWith('.eml')) continue
    const message = await readFile(join(dir, name), 'utf8')
    if (addressesIn(message).includes(address.toLowerCase())) await rm(join(dir, name), { force: true })
  }
}

/**
 * For installations without a mail server: writes emails as `.eml` files readable only by their owner, and prints their
 * links. It stores nothing for a deleted account, and never prints an address.
 */
export const createFileMailer = (options: { dir: string; from: string; say: (line: string) => void }): Mailer => {
  const { dir, from, say } = options
  return {
    send: async (mail) => {
      const { to, subject, text, html, messageId } = mail
      await makeFolder(dir, 0o700)
      if (mail.isLast) {
        await removeEmailsOf(to, dir)
        say(`Mail: ${subject} (not stored)`)
        return
      }
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
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
      // Named by Message-ID, so that retries replace the file.
      const file = join(dir, `${messageId.replace(/^<|@.*$/g, '')}.eml`)
      await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.draft`, file)
      say(`Mail: ${subject} (${file})`)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) say(`  ${link}`)
    },
    close: () => undefined,
  }
}
