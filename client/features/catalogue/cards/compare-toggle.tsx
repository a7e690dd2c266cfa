// @chunk cards
// @chunk cards: Scale
import { Check, Scale } from 'lucide-react'
import { comparedTools, type StoredTool, toggleCompared, useStoredTools } from '#client/lib/compare-storage.ts'
import { classNames } from '#client/ui/class-names.ts'
import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'

/** Whether a tool is in the comparison, and the props of its button. A full list takes no more tools. */
export function useCompareToggle(tool: StoredTool) {
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
export function CompareLabel({ tool, compared, iconClass }: LabelProps) {
  const Icon = compared ? Check : Scale
  return (
    <>
      <Icon aria-hidden="true" className={iconClass} />
      {compared ? 'Added' : 'Compare'}{' '}
      <span className="sr-only">
        {compared ? 'to comparison ' : null}
        {tool.name}
      </span>
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
        'noscript:hidden relative z-10 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 text-xs hover:text-accent',
        compared ? 'bg-gold-wash font-semibold text-ink' : '-mx-2 text-soft',
        full && 'opacity-60',
      )}
    >
      <CompareLabel tool={tool} compared={compared} iconClass="size-3.5" />
    </button>
  )
}
