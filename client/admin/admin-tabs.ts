import type { Tab } from '../ui/tabs.tsx'

/** In display order; the first one the viewer may see is the default. Administrators see every tab. */
const ADMIN_TABS = [
  { id: 'analytics', label: 'Analytics Upload', forEditors: false },
  { id: 'seo', label: 'SEO Management', forEditors: true },
  { id: 'ai-research', label: 'AI Research', forEditors: true },
  { id: 'overview', label: 'Overview', forEditors: false },
  { id: 'queue', label: 'Queue', forEditors: true },
  { id: 'catalogue', label: 'Catalog', forEditors: true },
  { id: 'members', label: 'Members', forEditors: false },
  { id: 'messages', label: 'Messages', forEditors: false },
  { id: 'refunds', label: 'Refunds', forEditors: false },
  { id: 'audit', label: 'Audit log', forEditors: false },
  { id: 'system', label: 'System', forEditors: false },
] as const

export type AdminTab = (typeof ADMIN_TABS)[number]['id']

/** The tabs visible to this role. */
export const adminTabsFor = (isAdministrator: boolean): readonly Tab<AdminTab>[] =>
  ADMIN_TABS.filter(({ forEditors }) => forEditors || isAdministrator)

/** The tab in the URL, or the first. */
export const adminTabOf = (query: URLSearchParams, tabs: readonly Tab<AdminTab>[]): AdminTab =>
  (tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0])?.id ?? 'analytics'
