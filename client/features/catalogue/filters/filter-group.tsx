import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type GroupProps = {
  readonly legend: string
  /** How many of its values are selected. */
  readonly chosen: number
  readonly open: boolean
  readonly children: ReactNode
  /** Its content while collapsed in a browser without JavaScript; the children by default. */
  readonly withoutScripts?: ReactNode
}

/** A collapsible group. In a browser with JavaScript, a collapsed group is not rendered until it is opened. */
export function Group({ legend, chosen, open: isFirst, children, withoutScripts = children }: GroupProps) {
  const [open, setOpen] = useState(isFirst || chosen > 0)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) setOpen(true)
  }, [])
  return (
    <details
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-line border-b py-1"
    >
      <summary className="flex min-h-10 list-none items-center gap-2 font-semibold text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        {legend}
        {chosen > 0 ? <span className="font-normal text-soft tabular-nums">({chosen})</span> : null}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset aria-label={legend} className="grid min-w-0 pb-2">
        {open ? children : <noscript>{withoutScripts}</noscript>}
      </fieldset>
    </details>
  )
}

type AllButtonProps = { readonly label: string; readonly chosen: number; readonly onChoose: () => void }

/** Ends the selection of a group. Without JavaScript, its boxes do. */
export function AllButton({ label, chosen, onChoose }: AllButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen === 0}
      onClick={onChoose}
      className="noscript:hidden min-h-8 text-left text-sm hover:text-accent aria-pressed:font-semibold max-lg:min-h-11"
    >
      {label}
    </button>
  )
}
