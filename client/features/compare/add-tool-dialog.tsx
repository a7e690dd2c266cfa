import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useToolSuggestions } from '../../lib/use-tool-suggestions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { type CompareOptions, compareAddress } from './compare-address.ts'

type AddToolDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly slugs: readonly string[]
  readonly options: CompareOptions
}

/** Finds a tool by name; choosing it opens the comparison with it. */
export function AddToolDialog({ open, onClose, slugs, options }: AddToolDialogProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = useToolSuggestions(typed).filter(({ slug }) => !slugs.includes(slug))
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Add a tool to the comparison" form>
      <label htmlFor={id} className="font-semibold text-sm">
        Tool name
      </label>
      <Input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <ul className="mt-2">
        {found.map((tool) => (
          <li key={tool.id}>
            <Link
              to={compareAddress([...slugs, tool.slug], options)}
              onClick={close}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 text-sm hover:bg-sunk"
            >
              <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} size="sm" />
              <span className="min-w-0 font-semibold">{tool.name}</span>
              <span className="ml-auto text-right text-soft text-xs">{tool.category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className="text-soft text-sm">
        {typed.trim() === '' ? '' : `${found.length} ${found.length === 1 ? 'tool' : 'tools'} found`}
      </p>
      <div className="mt-4 flex justify-end">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
