import type { SOCIAL_LINKS } from '../content/site-links.ts'

type IconName = (typeof SOCIAL_LINKS)[number]['icon'] | 'mail'

/** A drawing of `client/styles/social-icons.css`. */
export function SocialIcon({ name }: { readonly name: IconName }) {
  return <span aria-hidden="true" className={`social-icon social-${name}`} />
}
