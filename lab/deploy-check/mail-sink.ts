import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/free-port.ts'
import { onEnd } from '../bench/processes.ts'

export type MailSink = {
  readonly url: string
  /** How many emails each address received. */
  readonly received: ReadonlyMap<string, number>
}

/** A mail server that accepts and counts every email. */
export async function startMailSink(): Promise<MailSink> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume()
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onEnd(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${port}`, received }
}
