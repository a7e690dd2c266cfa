import type { Transporter } from 'nodemailer'
import { isLoopbackHost } from '../loopback.ts'
import { addressOf, headersOf, type Mailer, MailRefusedError, replyToOf } from './mail.ts'

/**
 * Whether nothing may be sent before STARTTLS. Otherwise the connection would stay unencrypted when the server, or
 * somebody in between, does not offer it. `?requireTLS=false` in the URL is for a relay in a private network.
 */
export const requiresTls = (smtpUrl: string): boolean => {
  const { hostname, searchParams } = new URL(smtpUrl)
  const said = searchParams.get('requireTLS')
  return said === null ? !isLoopbackHost(hostname) : said !== 'false'
}

/** All waits have timeouts. `from`: the sender's name and address. */
export const createSmtpMailer = (options: { url: string; from: string; patienceMs?: number }): Mailer => {
  const { url, from, patienceMs = 10_000 } = options
  let transport: Transporter | undefined
  /** Loaded for the first email: it takes a tenth of a second and 8 MB. */
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url,
      requireTLS: requiresTls(url),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return transport
  }
  return {
    send: async (mail) => {
      const { subject, text, html, messageId } = mail
      try {
        await (await connect()).sendMail({
          from,
          to: addressOf(mail.to),
          subject,
          text,
          html,
          messageId,
          ...replyToOf(mail),
          ...headersOf(mail),
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefusedError(error) : error
      }
    },
    close: () => transport?.close(),
  }
}

/**
 * 5xx is final (RFC 5321) in response to the recipient or the message. An earlier one, such as for an expired password,
 * is our problem: emails wait until it is fixed.
 */
const isFinal = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500
}
