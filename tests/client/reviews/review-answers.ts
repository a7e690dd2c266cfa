import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { Component as Tool } from '#client/routes/tool.tsx'
import { keepSession, MEMBER } from '../../support/client/member.tsx'
import { type Answers, renderRoutes } from '../../support/client/render-at.tsx'
import { catalogueOf, toolNamed } from '../catalogue/catalogue-answers.ts'

export const review = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: 'ToolReview',
  id,
  stars: 4,
  headline: `Headline ${id}`,
  good: 'It keeps my layers in order.',
  bad: 'It needs a connection.',
  again: 'YES',
  job: { __typename: 'Job', slug: 'design-posters', name: 'Design posters' },
  role: 'Designer',
  plan: 'Pro',
  duration: 'ONE_TO_SIX_MONTHS',
  authorName: 'Grace',
  worksForVendor: false,
  publishedAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  helpfulCount: 0,
  vendorAnswer: null,
  ...over,
})

export const page = (nodes: readonly unknown[], endCursor: string | null = null) => ({
  __typename: 'ToolReviewConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
})

const group = (key: string, label: string, reviews: number, mean: number) => ({
  __typename: 'ReviewGroup',
  key,
  label,
  reviews,
  mean,
})

export const SUMMARY = {
  __typename: 'ReviewSummary',
  reviewCount: 5,
  wouldChooseAgain: 4,
  distribution: [1, 0, 1, 3, 7],
  byJob: [group('design-posters', 'Design posters', 3, 4.44)],
  byRole: [group('designer', 'Designer', 4, 4.6)],
}

export const RATING = { __typename: 'ToolRating', mean: 4.26, count: 12, source: null }

/** A tool with reviews. */
export const reviewed = (nodes: readonly unknown[], over: Record<string, unknown> = {}) => ({
  rating: RATING,
  reviewCount: 5,
  reviewSummary: SUMMARY,
  reviews: page(nodes),
  ...over,
})

export const MY_REVIEW = {
  __typename: 'MyReview',
  id: 'mine',
  stars: 4,
  headline: 'Good for posters',
  good: 'Layers and masks are easy to find, and the export is quick enough for me.',
  bad: '',
  again: 'YES',
  job: 'design-posters',
  jobName: 'Design posters',
  role: 'designer',
  plan: null,
  duration: 'OVER_A_YEAR',
  authorName: 'Ada',
  state: 'QUEUED',
  waitsUntil: null,
  editorText: null,
  worksForVendor: false,
  editableUntil: '2026-12-20T12:00:00.000Z',
  editable: true,
}

/** The tool in the payload of a mutation, without a published review. */
export const answeredTool = () => ({
  __typename: 'Tool',
  id: 'id-alpha',
  ...{ rating: null, reviewCount: 0, reviewSummary: null, reviews: page([]) },
})

export type OwnAnswer = {
  readonly myReview?: object | null
  readonly stars?: number | null
  readonly helpful?: readonly string[]
  readonly emailVerified?: boolean
}

type Options = {
  readonly tool?: Record<string, unknown>
  /** What the member has said; absent for a visitor. */
  readonly own?: OwnAnswer
  readonly answers?: Answers
  readonly at?: string
}

/** The page of the tool Alpha, and the variables of what was sent about reviews, by operation. */
export async function openTool({ tool = {}, own, answers, at = '/tool/alpha' }: Options = {}) {
  if (own) keepSession()
  const sent: [operation: string, variables: unknown][] = []
  const alpha = toolNamed('Alpha', {
    plans: [],
    ...tool,
  })
  const known = catalogueOf([alpha]).answers
  const { stars = null, myReview = null, helpful = [], emailVerified = true } = own ?? {}
  const viewer = { ...MEMBER, emailVerified }
  const myRating = stars === null ? null : { __typename: 'MemberRating', id: alpha.id, stars }
  const shown = renderRoutes(
    [
      { path: '/tool/:id', element: createElement(Tool) },
      { path: '*', element: 'Elsewhere' },
    ],
    {
      at,
      answers: (operation, variables, kind) => {
        if (/Review/.test(operation) && operation !== 'OwnReview') sent.push([operation, variables])
        const given = answers?.(operation, variables, kind)
        if (given !== undefined) return given
        if (operation === 'SessionViewer') return { viewer }
        if (operation === 'FavoriteToolIds') return { favoriteToolIds: [] }
        if (operation === 'ReportClientError') return { reportClientError: { __typename: 'X' } }
        if (operation === 'MemberRating') return { viewer, myRating }
        if (operation === 'OwnReview') return { viewer, myRating, myReview, myHelpfulReviews: helpful }
        return known(operation, variables)
      },
    },
  )
  const region = await screen.findByRole('region', { name: 'Reviews' })
  return { ...shown, user: userEvent.setup(), sent, region, alpha }
}
