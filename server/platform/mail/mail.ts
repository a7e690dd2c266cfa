/** An email, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that answers go to; the sender's when left out. One address, never a list. */
  readonly replyTo?: string | undefined
  /** Where a POST ends emails of this kind, without a session (RFC 8058); left out for emails that the account needs. */
  readonly unsubscribeUrl?: string | undefined
}

/** An email with its identifier, which stays the same for every attempt, so that a receiver can recognize a copy. */
export type OutgoingMail = Mail & { readonly messageId: string }

/** The receiving side will never accept this email. */
export class MailRefusedError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'MailRefusedError'
  }
}

/** For nodemailer, which would take an address as text apart: what stands there is one address and no name. */
export const replyToOf = ({ replyTo }: Mail): { replyTo: { name: string; address: string } } | undefined =>
  replyTo === undefined ? undefined : { replyTo: { name: '', address: replyTo } }

/** The headers of RFC 2369 and RFC 8058, by which mail programs offer to unsubscribe. */
export const listHeadersOf = ({ unsubscribeUrl }: Mail): { headers: Record<string, string> } | undefined =>
  unsubscribeUrl === undefined
    ? undefined
    : {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }

export type Mailer = {
  /** Resolves when the email has been handed over. Throws MailRefusedError when another attempt is of no use. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
