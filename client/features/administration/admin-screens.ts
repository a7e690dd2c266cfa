/** The screens of the tabs, each loaded when its tab is first shown. */
import type { ComponentType } from 'react'
import type { AdminTab } from './admin-tabs.ts'

type TabScreen = { readonly Component: ComponentType }

export const ADMIN_SCREENS: Readonly<Record<AdminTab, () => Promise<TabScreen>>> = {
  analytics: () => import('./uploads/uploads-tab.tsx'),
  seo: () => import('./pages/pages-tab.tsx'),
  'ai-research': () => import('./research/research-tab.tsx'),
  overview: () => import('./overview/overview-tab.tsx'),
  queue: () => import('./queue/queue-tab.tsx'),
  catalogue: () => import('./catalogue/catalogue-tab.tsx'),
  members: () => import('./members/members-tab.tsx'),
  messages: () => import('./inbox/inbox-tab.tsx'),
  refunds: () => import('./refunds/refunds-tab.tsx'),
  audit: () => import('./audit/audit-tab.tsx'),
  system: () => import('./system/system-tab.tsx'),
}
