import { Notice } from './notice.tsx'

type ScriptsNeededProps = {
  /** The email address for questions. */
  readonly mail: string
  readonly className?: string
}

/** Tells visitors without JavaScript why an account screen stays empty, and whom to ask. */
export function ScriptsNeeded({ mail, className }: ScriptsNeededProps) {
  return (
    <noscript>
      <Notice tone="warning" className={className}>
        Accounts need JavaScript. Everything else works without it. Send questions to{' '}
        <a href={`mailto:${mail}`} className="link">
          {mail}
        </a>
        .
      </Notice>
    </noscript>
  )
}
