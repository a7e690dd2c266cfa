/** The screens behind the tabs, each loaded when its tab is shown first. */
import type { ComponentType } from 'react'
import type { AdminTab } from './admin-tabs.ts'

/** What every screen is given: how much waits. Zero for editors, who do not see it. */
export type AdminTabProps = { readonly open: { readonly messages: number; readonly reports: number } }

type TabScreen = { readonly Component: ComponentType<AdminTabProps> }

export const ADMIN_SCREENS: Readonly<Record<AdminTab, () => Promise<TabScreen>>> = {
  analytics: () => import('./uploads/uploads-tab.tsx'),
  seo: () => import('./pages/pages-tab.tsx'),
  'ai-research': () => import('./research/research-tab.tsx'),
  overview: () => import('./overview/overview-tab.tsx'),
  queue: () => import('./queue/queue-tab.tsx'),
  catalogue: () => import('./catalogue/catalogue-tab.tsx'),
  members: () => import('./members/members-tab.tsx'),
  messages: () => import('./inbox/inbox-tab.tsx'),
  audit: () => import('./audit/audit-tab.tsx'),
  system: () => import('./system/system-tab.tsx'),
}
