import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { MAX_COMPARED } from '../../../core/catalogue/tool-query.ts'
import { comparedTools, compareHref, type StoredTool, toggleCompared } from '../../lib/compare-storage.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

/** Removing takes the focused button away: the focus goes to the link, or to the page when the tray goes too. */
function focusElsewhere(link: RefObject<HTMLAnchorElement | null>): void {
  const place = comparedTools.get().length > 0 ? link.current : document.getElementById('content')
  place?.focus({ preventScroll: true })
}

/** The tools chosen so far, at the foot of the window. The page keeps room below itself for as long as it is there. */
export function CompareTray({ tools }: { readonly tools: readonly StoredTool[] }) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <section
      data-tray
      aria-label="Tools to compare"
      className="fixed inset-x-0 bottom-0 z-30 border-edge border-t bg-surface shadow-raised print:hidden"
    >
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 max-lg:basis-full">
          {tools.map((tool) => (
            <li key={tool.slug} className="flex shrink-0 items-center rounded-full bg-gold-wash pl-2 text-sm">
              <ToolMark name={tool.name} mark={tool.mark} size="xs" className="mr-2" />
              <span className="max-w-44 truncate">{tool.name}</span>
              <button
                type="button"
                aria-label={`Remove ${tool.name} from the comparison`}
                onClick={() => {
                  toggleCompared(tool)
                  focusElsewhere(link)
                }}
                className="grid size-9 place-items-center rounded-full hover:text-accent"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
        <p className="text-soft text-xs tabular-nums max-lg:mr-auto">
          {tools.length} of {MAX_COMPARED}
        </p>
        <Button
          variant="quiet"
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
