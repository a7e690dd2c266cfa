import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { reasonOf } from '#server/platform/failure-reason.ts'
import { isLoopbackHost } from '#server/platform/loopback.ts'
import { requiresTls } from '#server/platform/mail/smtp-mailer.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const TIMEOUT_MS = 10_000

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>

/** Without a mail server, members of a public site cannot confirm their addresses. */
function checkFiles({ dataDir, publicUrl }: MailConfig): Finding {
  const text = `SMTP_URL is not set, so emails are files in ${dataDir}/outbox`
  if (isLoopbackHost(new URL(publicUrl).hostname)) return ok('mail', text)
  return warning('mail', text, 'Set SMTP_URL: nobody receives an email, so no address is verified.')
}

/** Connects and signs in, and sends nothing. */
export async function checkMail(config: MailConfig, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  const { smtpUrl, mailFrom } = config
  if (smtpUrl === undefined) return checkFiles(config)
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return ok(
      'mail',
      `${hostname} accepts ${username === '' ? 'the connection' : 'the sign-in'}; the sender is ${mailFrom}`,
    )
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EAUTH') {
      return problem('mail', `${hostname} refuses the sign-in`, 'Correct the user name and the password in SMTP_URL.')
    }
    const mend =
      'Correct the host and the port in SMTP_URL (smtps:// on port 465, smtp:// on 587), or open the firewall.'
    return problem('mail', `${hostname} does not answer as a mail server: ${reasonOf(error)}`, mend)
  } finally {
    transport.close()
  }
}
