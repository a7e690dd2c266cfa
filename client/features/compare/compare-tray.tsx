import { ChevronUp, X } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { comparedTools, compareHref, type StoredTool, toggleCompared } from '../../lib/compare-storage.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'

type Change = { readonly before: readonly StoredTool[]; readonly now: readonly StoredTool[] }

/** The announcement of a change of the list. */
export function changeText({ before, now }: Change): string {
  if (now.length === 0) return 'The comparison is empty.'
  const missing = (list: readonly StoredTool[], from: readonly StoredTool[]) =>
    list.find(({ slug }) => !from.some((tool) => tool.slug === slug))
  const [added, removed] = [missing(now, before), missing(before, now)]
  const what = added ? `${added.name} added to the comparison.` : removed ? `${removed.name} removed.` : ''
  return `${what} ${now.length} of ${MAX_COMPARED} tools selected.`.trim()
}

/**
 * Removing a tool removes the focused button: the focus moves to the link, or to the page when the tray disappears too.
 */
function focusElsewhere(link: RefObject<HTMLAnchorElement | null>): void {
  const place = comparedTools.get().length > 0 ? link.current : document.getElementById('content')
  place?.focus({ preventScroll: true })
}

/**
 * The selected tools, at the bottom of the window. On a phone, the tray is one line until it is opened. The page has
 * extra space at the bottom while the tray is visible.
 */
export function CompareTray({ tools }: { readonly tools: readonly StoredTool[] }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  // Shown on a phone only when the tray is open.
  const folded = open ? '' : 'max-lg:hidden'
  return (
    <section
      data-tray={open ? 'open' : 'folded'}
      aria-label="Tools to compare"
      className="fixed inset-x-0 bottom-0 z-30 border-edge border-t bg-surface shadow-raised print:hidden"
    >
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md text-left text-sm lg:hidden"
        >
          <ChevronUp aria-hidden="true" className={classNames('size-4 shrink-0', open && 'rotate-180')} />
          <span className="shrink-0 font-semibold tabular-nums">
            {tools.length} of {MAX_COMPARED}
          </span>{' '}
          <span className="truncate text-soft">{tools.map(({ name }) => name).join(', ')}</span>
        </button>
        <ul
          id={id}
          className={classNames(
            'flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 max-lg:order-last max-lg:basis-full max-lg:flex-col max-lg:items-start',
            folded,
          )}
        >
          {tools.map((tool) => (
            <li
              key={tool.slug}
              className="flex max-w-full shrink-0 items-center rounded-full bg-gold-wash pl-2 text-sm"
            >
              <ToolMark name={tool.name} mark={tool.mark} size="xs" className="mr-2" />
              <span className="truncate lg:max-w-44">{tool.name}</span>
              <button
                type="button"
                aria-label={`Remove ${tool.name} from the comparison`}
                onClick={() => {
                  toggleCompared(tool)
                  focusElsewhere(link)
                }}
                className="grid size-touch shrink-0 place-items-center rounded-full hover:text-accent"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
        <p className="text-soft text-xs tabular-nums max-lg:hidden">
          {tools.length} of {MAX_COMPARED}
        </p>
        <Button
          variant="quiet"
          className={classNames('max-lg:order-last', folded)}
          onClick={() => {
            comparedTools.set([])
            focusElsewhere(link)
          }}
        >
          Clear <span className="sr-only">the comparison</span>
        </Button>
        <LinkButton ref={link} to={compareHref(tools.map(({ slug }) => slug))}>
          Compare
        </LinkButton>
      </div>
    </section>
  )
}
