import { useEffect, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type SectionLinksProps = { readonly sections: readonly { readonly id: string; readonly label: string }[] }

/** Links to the sections of a page in one row, which scrolls sideways on a phone and stays in view. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const [current, setCurrent] = useState<string | null>(null)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop: (() => void) | null | undefined = null
    const start = () =>
      void import('./observe-sections.ts').then(
        ({ observeSections }) => {
          if (stop === null && row.current) stop = observeSections(row.current, setCurrent)
        },
        () => undefined,
      )
    window.addEventListener('scroll', start, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', start)
      stop?.()
      stop = undefined
    }
  }, [])
  return (
    <nav
      ref={row}
      data-section-links
      aria-label="On this page"
      // Browsers do not scroll to a link that is partly visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="section-links"
    >
      <ul className="flex gap-x-5 whitespace-nowrap text-sm">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                '-mx-1 inline-flex min-h-11 items-center border-b-2 px-1 -outline-offset-2 hover:text-accent',
                id === current ? 'border-accent text-accent' : 'border-transparent',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
