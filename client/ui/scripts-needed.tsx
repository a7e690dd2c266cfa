import { Notice } from './notice.tsx'

type ScriptsNeededProps = {
  /** Where questions go. */
  readonly mail: string
  readonly className?: string
}

/** Tells a visitor without scripts why a screen of accounts stays empty, and whom to ask. */
export function ScriptsNeeded({ mail, className }: ScriptsNeededProps) {
  return (
    <noscript>
      <Notice tone="warning" className={className}>
        Accounts need JavaScript. Everything else can be read without it; questions go to{' '}
        <a href={`mailto:${mail}`} className="link">
          {mail}
        </a>
        .
      </Notice>
    </noscript>
  )
}
