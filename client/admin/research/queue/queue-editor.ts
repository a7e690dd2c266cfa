/** The way from an item of the queue to what it is about. */
import type { QueueRowItem } from './use-queue-actions.ts'

/** The editor of a tool; with a plan, or an empty text for no particular one, at its prices. */
export const editorHref = (slug: string, plan: string | null): string =>
  `/admin?tab=catalogue&tool=${slug}${plan === null ? '' : `&plan=${encodeURIComponent(plan)}`}`

type Editor = { readonly label: string; readonly href: string }

/** Null for an item about no tool of the catalog. */
export const editorOf = ({
  kind,
  detail,
  toolSlug,
  plan,
}: Pick<QueueRowItem, 'kind' | 'detail' | 'toolSlug' | 'plan'>): Editor | null => {
  if (toolSlug === null) return null
  return kind === 'PRICE_CHECK' || detail === 'price'
    ? { label: 'Edit prices', href: editorHref(toolSlug, plan ?? '') }
    : { label: 'Edit tool', href: editorHref(toolSlug, null) }
}
