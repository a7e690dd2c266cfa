import { ExternalLink } from 'lucide-react'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { AnchorButton, type ButtonVariant } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type TryNowProps = {
  readonly name: string
  readonly websiteUrl: string | null | undefined
  readonly label?: string
  readonly variant?: ButtonVariant
  readonly className?: string
}

/** A link to a tool's website in a new tab, without a referrer or opener. Renders nothing without a safe address. */
export function TryNow({ name, websiteUrl, label = 'Try Now', variant = 'primary', className }: TryNowProps) {
  const address = safeWebsiteUrl(websiteUrl)
  if (address === null) return null
  return (
    <AnchorButton
      href={address}
      variant={variant}
      className={classNames('print:hidden', className)}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {label}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">({name}, opens in a new tab)</span>
    </AnchorButton>
  )
}
