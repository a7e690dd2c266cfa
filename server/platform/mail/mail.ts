export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The Reply-To address; the sender by default. A single address, never a list. */
  readonly replyTo?: string | undefined
  /** A POST here unsubscribes from emails of this kind without a session (RFC 8058); omitted for required emails. */
  readonly unsubscribeUrl?: string | undefined
  /** The recipient's account is deleted: a mailer that keeps emails keeps none from or to this address. */
  readonly isLast?: boolean | undefined
}

/** The Message-ID stays the same for every attempt, so that receivers recognize duplicates. */
export type OutgoingMail = Mail & {
  readonly messageId: string
  /** The request that caused it, for support; null without one. */
  readonly requestId?: string | null
}

/** The receiving side permanently rejects this email. */
export class MailRefusedError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'MailRefusedError'
  }
}

type Address = { readonly name: string; readonly address: string }

/** As an object, because nodemailer would parse a text: this is one address without a name. */
export const addressOf = (address: string): Address => ({ name: '', address })

export const replyToOf = ({ replyTo }: Mail): { replyTo: Address } | undefined =>
  replyTo === undefined ? undefined : { replyTo: addressOf(replyTo) }

/**
 * Of RFC 3834, so that out-of-office programs do not answer, and of RFC 2369 and RFC 8058 for unsubscribing.
 * `X-Request-ID` leads from an email to the log.
 */
export const headersOf = ({ unsubscribeUrl, requestId = null }: OutgoingMail): { headers: Record<string, string> } => ({
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(requestId !== null && { 'X-Request-ID': requestId }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

export type Mailer = {
  /** Resolves when the email has been handed over. Throws MailRefusedError when retrying is pointless. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
