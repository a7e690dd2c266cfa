// @chunk cards
// @chunk cards: Scale
import { Check, Scale } from 'lucide-react'
import { comparedTools, type StoredTool, toggleCompared, useStoredTools } from '#client/lib/compare-storage.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'

/** Whether a tool is in the comparison, and the props of its button. A full list takes no more tools. */
function useCompareToggle(tool: StoredTool) {
  const tools = useStoredTools(comparedTools)
  const compared = tools.some(({ slug }) => slug === tool.slug)
  const full = !compared && tools.length >= MAX_COMPARED
  return {
    compared,
    full,
    props: {
      'aria-pressed': compared,
      // Stays focusable, so that people learn why it is disabled.
      'aria-disabled': full || undefined,
      title: full ? `You can compare up to ${MAX_COMPARED} tools` : undefined,
      onClick: () => (full ? undefined : toggleCompared(tool)),
    },
  }
}

type LabelProps = { readonly tool: StoredTool; readonly compared: boolean; readonly iconClass: string }

/** Shows the state in words, not only by color. */
function Label({ tool, compared, iconClass }: LabelProps) {
  const Icon = compared ? Check : Scale
  return (
    <>
      <Icon aria-hidden="true" className={iconClass} />
      {compared ? 'Added to comparison' : 'Compare'} <span className="sr-only">{tool.name}</span>
    </>
  )
}

/** On a card. */
export function CompareToggle({ tool }: { readonly tool: StoredTool }) {
  const { compared, full, props } = useCompareToggle(tool)
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        'noscript:hidden relative z-10 -mx-2 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 text-xs hover:text-accent',
        compared ? 'bg-gold-wash font-semibold text-ink' : 'text-soft',
        full && 'opacity-60',
      )}
    >
      <Label tool={tool} compared={compared} iconClass="size-3.5" />
    </button>
  )
}

/** On a tool page. */
export function CompareButton({ tool }: { readonly tool: StoredTool }) {
  const { compared, props } = useCompareToggle(tool)
  return (
    <Button
      variant="secondary"
      {...props}
      className={classNames('noscript:hidden', compared && 'border-accent! bg-gold-wash!')}
    >
      <Label tool={tool} compared={compared} iconClass="size-4" />
    </Button>
  )
}
