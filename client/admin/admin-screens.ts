/** The screens of the tabs, each loaded when its tab is first shown. */
import type { ComponentType } from 'react'
import type { AdminTab } from './admin-tabs.ts'

type TabScreen = { readonly Component: ComponentType }

export const ADMIN_SCREENS: Readonly<Record<AdminTab, () => Promise<TabScreen>>> = {
  'to-do': () => import('./administration/to-do/to-do-tab.tsx'),
  queue: () => import('./research/queue/queue-tab.tsx'),
  reviews: () => import('./reviews/reviews-tab.tsx'),
  messages: () => import('./support/messages-tab.tsx'),
  prices: () => import('./prices/prices-tab.tsx'),
  refunds: () => import('./billing/refunds-tab.tsx'),
  catalogue: () => import('./catalogue/catalogue-tab.tsx'),
  seo: () => import('./content/pages-tab.tsx'),
  'ai-research': () => import('./research/research-tab.tsx'),
  analytics: () => import('./analytics/uploads/uploads-tab.tsx'),
  members: () => import('./accounts/members-tab.tsx'),
  overview: () => import('./analytics/reports/overview-tab.tsx'),
  outcomes: () => import('./outcomes/outcomes-tab.tsx'),
  audit: () => import('./administration/audit/audit-tab.tsx'),
  system: () => import('./administration/system/system-tab.tsx'),
}
