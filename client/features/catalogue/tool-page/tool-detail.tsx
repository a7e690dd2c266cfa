import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolDetail_toolFragment } from '#client/gql/graphql.ts'
import { HydrateLater, latePart } from '#client/lib/later.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { hasEnded } from './has-ended.ts'
import { SectionLinks } from './section-links.tsx'
import { ToolBox } from './tool-box.tsx'
import { ToolDock } from './tool-dock.tsx'
import { ToolHeader, type ToolHeader_tool } from './tool-header.tsx'
import { sectionsOf } from './tool-section-list.ts'

export const ToolDetail_tool = graphql(`
  fragment ToolDetail_tool on Tool {
    id
    status
    plans {
      name
    }
    rating {
      count
    }
    reviews(first: 5) {
      nodes {
        id
      }
    }
    ...ReviewPart_tool
    ...ToolHeader_tool
    ...ToolBox_tool
    ...ToolDock_tool
    ...ToolAnswer_tool
    earlierPrices
    events {
      onText
      heading
      note
      sourceUrl
    }
    vendorSummary
    vendorActions
    questions {
      question
    }
    modelPrices {
      asOf
    }
    ...ToolSectionList_tool
    ...InactiveNotice_tool
    ...ToolBody_tool
  }
`)

const ToolNote = latePart(
  'client/features/catalogue/tool-page/tool-note.tsx',
  () => import('./tool-note.tsx').then((module) => module.ToolNote),
  ({ about }) => <Skeleton className={about ? 'mt-6 h-96' : 'mt-6 h-24'} />,
)

const ToolAnswer = latePart(
  'client/features/catalogue/tool-page/tool-answer.tsx',
  () => import('./tool-answer.tsx').then((module) => module.ToolAnswer),
  ({ about }) => (about ? null : <AnswerLoading />),
)

const ToolBody = latePart('client/features/catalogue/tool-page/tool-body.tsx', () =>
  import('./tool-body.tsx').then((module) => module.ToolBody),
)

// Here and not beside the reviews, because the server loads only the parts that it knows before it renders.
const ReviewPart = latePart('client/features/reviews/review-part.tsx', () =>
  import('../../reviews/review-part.tsx').then((module) => module.ReviewPart),
)

/** What a saved copy of the catalog has of a tool's price: its plans, or only a text. */
export type SavedPrice = 'plans' | { readonly text: string }

type ToolDetailProps = {
  /** Null while loading. */
  readonly tool: FragmentType<typeof ToolDetail_tool> | null
  /** What a card knew about it, until then. */
  readonly preview: FragmentType<typeof ToolHeader_tool> | null
  /** For a tool of a saved copy. */
  readonly savedPrice?: SavedPrice | undefined
}

/**
 * Everything that is known about a tool. The header stays the same element when data arrives, so it keeps the focus.
 * Each part has its place in the grid: those that have not arrived yet move no others.
 */
export function ToolDetail({ tool: masked, preview, savedPrice }: ToolDetailProps) {
  const tool = readFragment(ToolDetail_tool, masked)
  const head = tool ?? preview
  return (
    <div aria-busy={tool === null} className="tool-page">
      {head ? <ToolHeader tool={head} /> : <HeaderLoading />}
      <ToolBox
        tool={tool}
        priceText={typeof savedPrice === 'object' ? savedPrice.text : undefined}
        privacy={
          tool ? (
            <HydrateLater>
              <ToolAnswer tool={tool} about="privacy" />
            </HydrateLater>
          ) : null
        }
      />
      <div className="tool-main">
        {tool ? (
          <>
            <ToolMain tool={tool} savedPrice={savedPrice} />
            {hasEnded(tool.status) ? null : <ToolDock tool={tool} />}
          </>
        ) : (
          <>
            <LoadingStatus label="Loading tool" />
            <AnswerLoading />
            <Skeleton className="mt-8 h-11" />
            <Skeleton className="mt-6 h-140" />
          </>
        )}
      </div>
    </div>
  )
}

type ToolMainProps = Pick<ToolDetailProps, 'savedPrice'> & { readonly tool: ToolDetail_toolFragment }

function ToolMain({ tool, savedPrice }: ToolMainProps) {
  const hasTimeline = tool.events[0] || tool.vendorSummary
  const isOver = hasEnded(tool.status)
  const isPriced = typeof savedPrice !== 'object' && (!isOver || tool.plans.length > 0)
  const hasReviews = tool.reviews.nodes.length > 0
  const isRated = !isOver || (tool.rating?.count ?? 0) > 0 || hasReviews
  return (
    <>
      {tool.status === 'ACTIVE' ? null : <ToolNote tool={tool} />}
      <HydrateLater>
        <ToolAnswer tool={tool} />
      </HydrateLater>
      <SectionLinks
        sections={[
          ...(isPriced ? [{ id: 'pricing', label: 'Pricing' }] : []),
          ...(tool.modelPrices ? [{ id: 'models', label: 'Models' }] : []),
          ...sectionsOf(tool),
          ...(hasTimeline ? [{ id: 'timeline', label: 'Timeline' }] : []),
          { id: 'information', label: 'Information' },
          ...(isRated ? [{ id: 'reviews', label: 'Reviews' }] : []),
          ...(tool.questions[0] ? [{ id: 'questions', label: 'Questions' }] : []),
          { id: 'alternatives', label: 'Alternatives' },
        ]}
      />
      <HydrateLater>
        <ToolBody
          tool={tool}
          isPriced={isPriced}
          isSaved={savedPrice !== undefined}
          isRated={isRated}
          prices={tool.earlierPrices[0] || tool.modelPrices ? <ToolNote tool={tool} about="prices" /> : null}
          events={hasTimeline ? <ToolNote tool={tool} about="events" /> : null}
          reviews={hasReviews ? <ReviewPart tool={tool} /> : null}
        />
      </HydrateLater>
    </>
  )
}

function HeaderLoading() {
  return (
    <div>
      <div className="tool-head pt-11">
        <Skeleton className="size-14 sm:size-20" />
        <span>
          <Skeleton className="h-10 w-2/3 lg:h-14" />
          <Skeleton className="mt-1.5 h-6 w-1/2" />
        </span>
        <Skeleton className="col-span-2 h-20 sm:h-16" />
      </div>
    </div>
  )
}

/** About as tall as the chips and the verdict of most tools. */
function AnswerLoading() {
  return (
    <>
      <Skeleton className="h-10 sm:h-9" />
      <Skeleton className="mt-5 h-[40rem] sm:h-96" />
    </>
  )
}
