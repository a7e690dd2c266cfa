import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { HydrateLater, latePart } from '#client/lib/later.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { RATING_CLASSES } from '../../ratings/rating-slot.tsx'
import { SectionLinks } from './section-links.tsx'
import { ToolActions } from './tool-actions.tsx'
import { ToolHeader, type ToolHeader_tool } from './tool-header.tsx'
import { ToolInformation } from './tool-information.tsx'
import { KEY_FACTS_CLASSES, ToolKeyFacts } from './tool-key-facts.tsx'
import { ToolPricing } from './tool-pricing.tsx'
import { sectionsOf, ToolSections } from './tool-sections.tsx'

export const ToolDetail_tool = graphql(`
  fragment ToolDetail_tool on Tool {
    id
    status
    ...ToolHeader_tool
    ...ToolKeyFacts_tool
    ...ToolActions_tool
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
    ...ToolPricing_tool
    modelPrices {
      asOf
    }
    ...ToolSections_tool
    ...ToolInformation_tool
    ...InactiveNotice_tool
    ...SimilarTools_tool
  }
`)

const ToolNote = latePart(
  'client/features/catalogue/tool-page/tool-note.tsx',
  async () => (await import('./tool-note.tsx')).ToolNote,
  ({ about }) => <Skeleton className={about ? 'mt-6 h-96' : 'mt-6 h-24'} />,
)

const SimilarTools = latePart(
  'client/features/catalogue/tool-page/similar-tools.tsx',
  async () => (await import('./similar-tools.tsx')).SimilarTools,
)

const COLUMNS = 'mt-6 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]'

type ToolDetailProps = {
  /** Null while loading. */
  readonly tool: FragmentType<typeof ToolDetail_tool> | null
  /** What a card knew about it, until then. */
  readonly preview: FragmentType<typeof ToolHeader_tool> | null
}

/**
 * Everything that is known about a tool. The header stays the same element when data arrives, so it keeps the focus.
 */
export function ToolDetail({ tool: masked, preview }: ToolDetailProps) {
  const tool = readFragment(ToolDetail_tool, masked)
  const head = tool ?? preview
  const hasTimeline = tool && (tool.events[0] || tool.vendorSummary)
  return (
    <div aria-busy={tool === null}>
      {head ? (
        <ToolHeader
          tool={head}
          facts={tool ? <ToolKeyFacts tool={tool} /> : <Skeleton className={KEY_FACTS_CLASSES} />}
        >
          {tool ? <ToolActions tool={tool} /> : <ActionsLoading />}
        </ToolHeader>
      ) : (
        <HeaderLoading />
      )}
      {tool ? (
        <>
          {tool.status === 'ACTIVE' ? null : <ToolNote tool={tool} />}
          <SectionLinks
            sections={[
              { id: 'pricing', label: 'Pricing' },
              ...(tool.modelPrices ? [{ id: 'models', label: 'Models' }] : []),
              ...sectionsOf(tool),
              ...(hasTimeline ? [{ id: 'timeline', label: 'Timeline' }] : []),
              { id: 'information', label: 'Information' },
              ...(tool.questions[0] ? [{ id: 'questions', label: 'Questions' }] : []),
              { id: 'similar', label: 'Alternatives' },
            ]}
          />
          <HydrateLater>
            <div className={COLUMNS}>
              <div className="grid grid-cols-1 gap-10">
                <div>
                  <ToolPricing tool={tool} />
                  {tool.earlierPrices[0] || tool.modelPrices ? <ToolNote tool={tool} about="prices" /> : null}
                </div>
                <ToolSections tool={tool} />
                {hasTimeline ? <ToolNote tool={tool} about="events" /> : null}
              </div>
              <ToolInformation tool={tool} />
            </div>
            <SimilarTools tool={tool} />
          </HydrateLater>
        </>
      ) : (
        <BodyLoading />
      )}
    </div>
  )
}

function ActionsLoading() {
  return (
    <>
      <Skeleton className="h-11 w-36" />
      <Skeleton className="h-11 w-44" />
      <span className={RATING_CLASSES} />
    </>
  )
}

function HeaderLoading() {
  return (
    <div className="tool-head pt-11">
      <Skeleton className="size-14 sm:row-span-2 sm:size-20" />
      <span>
        <Skeleton className="h-10 w-2/3 lg:h-14" />
        <Skeleton className="mt-1.5 h-6 w-1/2" />
      </span>
      <span className="col-span-2 sm:col-span-1">
        <Skeleton className="h-16 max-w-prose" />
        <Skeleton className="mt-5 h-11 w-36" />
      </span>
      <Skeleton className={KEY_FACTS_CLASSES} />
    </div>
  )
}

function BodyLoading() {
  return (
    <>
      <LoadingStatus label="Loading tool" />
      <Skeleton className="mt-8 h-11" />
      <div className={COLUMNS}>
        <Skeleton className="h-[36rem]" />
        <Skeleton className="h-[36rem]" />
      </div>
    </>
  )
}
