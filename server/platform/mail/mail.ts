/** An email, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that answers go to; the sender's when left out. One address, never a list. */
  readonly replyTo?: string | undefined
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

export type Mailer = {
  /** Resolves when the email has been handed over. Throws MailRefusedError when another attempt is of no use. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
