import { createTransport } from 'nodemailer'
import { type Mailer, MailRefusedError } from './mail.ts'

/** Sends over SMTP; every wait has an end. `from` is who the letters are from, name and address. */
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
    send: async ({ to, subject, text, html, messageId }) => {
      try {
        await transport.sendMail({ from, to, subject, text, html, messageId })
      } catch (error) {
        const { responseCode } = error as { responseCode?: number }
        // 5xx is final (RFC 5321); everything else may pass.
        if (error instanceof Error && responseCode !== undefined && responseCode >= 500)
          throw new MailRefusedError(error)
        throw error
      }
    },
    close: () => transport.close(),
  }
}
