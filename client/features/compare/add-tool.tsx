import { Plus } from 'lucide-react'
import { useState } from 'react'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import type { CompareOptions } from './compare-address.ts'

const load = () => import('./add-tool-dialog.tsx')

type AddToolProps = { readonly slugs: readonly string[]; readonly options: CompareOptions }

/** Adds a tool to the comparison if there is room. The dialog is loaded on the first click. */
export function AddTool({ slugs, options }: AddToolProps) {
  const [open, setOpen] = useState(false)
  const part = useLoaded(load, open)
  if (slugs.length >= MAX_COMPARED) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="noscript:hidden print:hidden">
        <Plus aria-hidden="true" className="size-4" />
        Add a tool
      </Button>
      {part ? <part.AddToolDialog open={open} onClose={() => setOpen(false)} slugs={slugs} options={options} /> : null}
    </>
  )
}
