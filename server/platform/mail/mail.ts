/** A letter, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A letter on its way: the identifier stays the same however often it is tried, so that a receiver can tell. */
export type OutgoingMail = Mail & { readonly messageId: string }

/** The receiving side will never take this letter. */
export class MailRefusedError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'MailRefusedError'
  }
}

export type Mailer = {
  /** Resolves when the letter has been handed over. Throws MailRefusedError when trying again is no use. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
