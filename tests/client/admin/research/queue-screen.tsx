import { screen } from '@testing-library/react'
import { openAdministration } from '../administration-screen.tsx'

export const item = (id: string, kind: 'REPORT' | 'SUGGESTION' | 'CANDIDATE', changes: object = {}) => ({
  __typename: 'QueueItem',
  id,
  kind,
  title: `Title of ${id}`,
  detail: kind === 'REPORT' ? 'price' : null,
  note: null,
  toolSlug: null,
  plan: null,
  state: 'OPEN',
  count: 1,
  createdAt: '2026-06-03T16:05:00.000Z',
  deferredUntil: null,
  ...changes,
})
export const queueOf = (items: readonly object[]) => ({
  queue: { __typename: 'QueuePage', totalCount: items.length, kindCounts: [], nodes: items },
})
const REPORT = {
  __typename: 'PageReport',
  id: 'r1',
  about: 'ChatGPT',
  path: '/tool/chatgpt',
  kind: 'PRICE',
  plan: null,
  toolSlug: null,
  state: 'OPEN',
  note: 'It costs more now.',
  email: 'eve@example.com',
  outcome: null,
  settledAt: null,
}
const CANDIDATE = {
  __typename: 'ToolCandidate',
  id: 'c1',
  name: 'Comet',
  websiteUrl: 'https://comet.example/',
  sourceName: 'AI news',
  itemTitle: 'Comet – writes letters',
  itemUrl: 'https://feed.example/comet',
  snippet: 'Drafts letters.',
  doubt: null,
  state: 'OPEN',
  hint: { __typename: 'CandidateHint', name: 'Comet', category: 'writing', summary: 'Drafts letters for shops.' },
  values: [],
  namesake: null,
  tool: null,
}
export const candidateOf = (changes: object = {}) => ({
  toolCandidate: { ...CANDIDATE, ...changes },
  categories: [{ __typename: 'Category', id: 'w', slug: 'writing', name: 'Writing' }],
})

/** A server that removes decided items from the queue. */
export const openQueue = async (
  items: readonly { id: string }[],
  given: Parameters<typeof openAdministration>[1] = {},
  role = 'ADMIN',
) => {
  let left = [...items]
  const settle = (typename: string, field: string) => (variables: Record<string, unknown>) => {
    left = left.filter(({ id }) => id !== variables['id'])
    return {
      [field]: {
        __typename: typename,
        candidateId: null,
        candidate: { __typename: 'ToolCandidate', id: 'c1', tool: { __typename: 'Tool', id: 't', name: 'Comet' } },
      },
    }
  }
  const answers = {
    Queue: () => queueOf(left),
    PageReport: () => ({ pageReport: REPORT }),
    ToolCandidate: () => candidateOf(),
    SettlePageReport: settle('SettlePageReportPayload', 'settlePageReport'),
    SettleSuggestedTool: settle('SettleSuggestedToolPayload', 'settleSuggestedTool'),
    RejectToolCandidate: settle('ToolCandidatePayload', 'rejectToolCandidate'),
    DeferQueueItem: settle('QueuePlacePayload', 'deferQueueItem'),
    PublishToolCandidate: settle('ToolCandidatePayload', 'publishToolCandidate'),
    PrepareToolCandidate: settle('ToolCandidatePayload', 'prepareToolCandidate'),
    ...given,
  }
  const opened = await openAdministration('/admin?tab=queue', answers, role)
  if (items.length > 0) await screen.findByRole('button', { name: `Title of ${items[0]?.id}` })
  return opened
}
export const titled = (id: string) => screen.getByRole('button', { name: `Title of ${id}` })
