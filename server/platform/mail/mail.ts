/** An email, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
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

export type Mailer = {
  /** Resolves when the email has been handed over. Throws MailRefusedError when another attempt is of no use. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
