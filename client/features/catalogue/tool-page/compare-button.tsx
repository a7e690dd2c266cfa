import type { StoredTool } from '#client/lib/compare-storage.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CompareLabel, useCompareToggle } from '../cards/compare-toggle.tsx'

/** Adds the tool of the page to the comparison, or removes it. */
export function CompareButton({ tool }: { readonly tool: StoredTool }) {
  const { compared, props } = useCompareToggle(tool)
  return (
    <Button
      variant="secondary"
      {...props}
      className={classNames('noscript:hidden', compared && 'border-accent! bg-gold-wash!')}
    >
      <CompareLabel tool={tool} compared={compared} iconClass="size-4" />
    </Button>
  )
}
