import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { usePageFacts } from '../../lib/page.tsx'
import { useMenu } from '../../lib/use-menu.ts'
import { Button } from '../../ui/button.tsx'
import type { ComparedTools, ExportKind } from './run-export.ts'

const KINDS: readonly { readonly kind: ExportKind; readonly text: string }[] = [
  { kind: 'csv', text: 'Download CSV' },
  { kind: 'markdown', text: 'Download Markdown' },
  { kind: 'copy', text: 'Copy as Markdown' },
]

/** Only two tools fit into the page of others. */
const EMBED = { kind: 'embed', text: 'Copy embed code' } as const

/** Exports the whole table. The formats are loaded with the first export. */
export function ExportMenu({ tools }: { readonly tools: ComparedTools }) {
  const { open, id, area, buttonProps } = useMenu()
  const [announcement, setAnnouncement] = useState('')
  const { origin } = usePageFacts()
  const start = (kind: ExportKind) => {
    // Closes the open menu.
    buttonProps.onClick()
    import('./run-export.ts')
      .then(({ runExport }) => runExport(kind, tools, origin))
      .then(setAnnouncement, () => setAnnouncement('That didn’t work. Try again, or copy from the table.'))
  }
  return (
    <>
      <div ref={area} className="noscript:hidden relative print:hidden">
        <Button variant="secondary" {...buttonProps}>
          <Download aria-hidden="true" className="size-4" />
          Export
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
        {open ? (
          <ul
            id={id}
            className="absolute top-full left-0 z-30 mt-1 w-56 rounded-md border border-line bg-surface py-2 shadow-raised md:right-0 md:left-auto"
          >
            {(tools.length === 2 ? [...KINDS, EMBED] : KINDS).map(({ kind, text }) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => start(kind)}
                  className="min-h-11 w-full px-4 text-left font-medium text-sm hover:bg-sunk hover:text-accent"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="order-last basis-full text-right text-soft text-sm empty:hidden">
        {announcement}
      </p>
    </>
  )
}
