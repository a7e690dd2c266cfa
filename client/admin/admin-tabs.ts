type AdminTabRow = { readonly id: string; readonly label: string; readonly forEditors: boolean }

/** In display order: work first. The first tab is the default. Administrators see every tab. */
const ADMIN_TAB_GROUPS = [
  {
    label: 'Work',
    tabs: [
      { id: 'to-do', label: 'To do', forEditors: true },
      { id: 'queue', label: 'Queue', forEditors: true },
      { id: 'reviews', label: 'Reviews', forEditors: true },
      { id: 'messages', label: 'Messages', forEditors: false },
      { id: 'prices', label: 'Prices', forEditors: true },
      { id: 'refunds', label: 'Refunds', forEditors: false },
    ],
  },
  {
    label: 'Catalog and pages',
    tabs: [
      { id: 'catalogue', label: 'Catalog', forEditors: true },
      { id: 'seo', label: 'SEO Management', forEditors: true },
      { id: 'ai-research', label: 'AI Research', forEditors: true },
      { id: 'analytics', label: 'Analytics Upload', forEditors: false },
    ],
  },
  {
    label: 'People and system',
    tabs: [
      { id: 'members', label: 'Members', forEditors: false },
      { id: 'overview', label: 'Reports', forEditors: false },
      { id: 'outcomes', label: 'Outcomes', forEditors: false },
      { id: 'audit', label: 'Audit log', forEditors: false },
      { id: 'system', label: 'System', forEditors: false },
    ],
  },
] as const satisfies readonly { readonly label: string; readonly tabs: readonly AdminTabRow[] }[]

type Row = (typeof ADMIN_TAB_GROUPS)[number]['tabs'][number]
export type AdminTab = Row['id']
export type AdminTabGroup = {
  readonly label: string
  readonly tabs: readonly { readonly id: AdminTab; readonly label: string }[]
}

const FIRST: AdminTab = 'to-do'

/** The groups of tabs visible to this role. */
export const adminTabsFor = (isAdministrator: boolean): readonly AdminTabGroup[] =>
  ADMIN_TAB_GROUPS.map(({ label, tabs }) => ({
    label,
    tabs: (tabs as readonly Row[]).filter(({ forEditors }) => forEditors || isAdministrator),
  })).filter(({ tabs }) => tabs.length > 0)

/** The tab in the URL, or the first. */
export const adminTabOf = (query: URLSearchParams, groups: readonly AdminTabGroup[]): AdminTab =>
  groups.flatMap(({ tabs }) => tabs).find(({ id }) => id === query.get('tab'))?.id ?? FIRST

export const adminTabHref = (id: AdminTab): string => (id === FIRST ? '/admin' : `/admin?tab=${id}`)
