import { classNames } from '../../ui/class-names.ts'

/** The goldfinch, whose feet end on the lower edge of its view box. Decorative. */
export function PerchedFinch({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="1 5.5 30.5 25.4" className={classNames('-mb-0.5 block', className)} aria-hidden="true">
      <path
        stroke="var(--color-accent)"
        strokeWidth="0.8"
        strokeLinecap="round"
        d="M14.2 24.6v6.3m3-6.6v6.6"
        fill="none"
      />
      <path
        fill="var(--color-gold)"
        d="M2.2 27.6 8 20.4C8.2 12.2 12.6 6.6 18.6 6.6c3.2 0 5.7 1.9 6.5 4.6.9 7.4-3.4 13-10.1 13.6-2 .2-3.9.1-5.6-.4Z"
      />
      <path fill="var(--color-plume)" d="M2.2 27.6 9.7 17c2.4-3.3 5.6-4.7 9.4-4.2-.4 5.4-3.4 8.7-8.9 9.7Z" />
      <path
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="0.45"
        strokeLinecap="round"
        d="M9.2 20.8c2.6-.5 5.1-2 6.9-4.4M7.4 23.2c3-.5 5.8-1.9 8-4.5"
      />
      <path fill="var(--color-plume)" d="M15.9 7.1c3.9-1.5 7.8.2 9 3.6-2.6 1.2-6.4.3-9-3.6Z" />
      <circle cx="21.9" cy="9.6" r="0.62" fill="#fffaf1" />
      <path fill="var(--color-accent)" d="m24.9 9.9 5.4 2.3-5.1 1.9Z" />
    </svg>
  )
}
