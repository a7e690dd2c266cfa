import { createTransport } from 'nodemailer'
import { listHeadersOf, type Mailer, MailRefusedError, replyToOf } from './mail.ts'

/** Sends over SMTP; every wait has an end. `from` is the sender, name and address. */
export const createSmtpMailer = (options: { url: string; from: string; patienceMs?: number }): Mailer => {
  const { url, from, patienceMs = 10_000 } = options
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      const { to, subject, text, html, messageId } = mail
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId,
          ...replyToOf(mail),
          ...listHeadersOf(mail),
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefusedError(error) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * 5xx is final (RFC 5321) where it answers the receiver's address or the message itself. An earlier one, such as for a
 * password that has expired, is about us: emails wait until that is mended.
 */
const isFinal = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500
}
