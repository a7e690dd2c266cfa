import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/free-port.ts'
import { onEnd } from '../bench/processes.ts'

export type MailSink = {
  readonly url: string
  /** How many emails each address received. */
  readonly received: ReadonlyMap<string, number>
  /** How many times each email was received, by its Message-ID. */
  readonly copies: ReadonlyMap<string, number>
  /** The last email to each address. */
  readonly texts: ReadonlyMap<string, string>
  /** From now on emails are received, but their senders get no answer until the returned function is called. */
  hold(): () => void
}

/** A mail server that accepts and counts every email. */
export async function startMailSink(): Promise<MailSink> {
  const received = new Map<string, number>()
  const copies = new Map<string, number>()
  const texts = new Map<string, string>()
  let held: Promise<void> | null = null
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        const text = Buffer.concat(chunks)
          .toString()
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        const id = /^Message-ID: (.+)$/im.exec(text)?.[1] ?? ''
        copies.set(id, (copies.get(id) ?? 0) + 1)
        for (const { address } of session.envelope.rcptTo) {
          received.set(address, (received.get(address) ?? 0) + 1)
          texts.set(address, text)
        }
        void (held ?? Promise.resolve()).then(() => done())
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onEnd(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    copies,
    texts,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
  }
}
