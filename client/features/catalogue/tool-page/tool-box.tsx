import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { useTeam } from '#client/lib/team.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { isOnePerson } from '#core/display/team.ts'
import { hasEnded } from './has-ended.ts'
import { ToolActions } from './tool-actions.tsx'
import { ToolPrice_tool, useToolPrice } from './use-tool-price.ts'

const ToolBox_tool = graphql(`
  fragment ToolBox_tool on Tool {
    id
    name
    status
    plans {
      name
    }
    ...ToolPrice_tool
    ...ToolActions_tool
  }
`)

type ToolBoxProps = {
  readonly tool: FragmentType<typeof ToolBox_tool> | null
  /** What is known where its plans are not. */
  readonly priceText?: string | undefined
  /** What the vendor states about privacy; only beside the page. */
  readonly privacy: ReactNode
}

/** What a tool costs at least, and what to do with it: beside the page on a wide screen, below the description elsewhere. */
export function ToolBox({ tool: masked, priceText = PRICING_NOT_VERIFIED, privacy }: ToolBoxProps) {
  const tool = readFragment(ToolBox_tool, masked)
  const team = useTeam()
  const listed = useToolPrice(readFragment(ToolPrice_tool, tool))
  const isOver = tool !== null && hasEnded(tool.status)
  const price = isOver ? null : listed
  return (
    <aside aria-label={tool ? `Price of ${tool.name}` : undefined} className="tool-box">
      <div className="tool-box-card">
        {tool ? (
          <p className={classNames('tabular-nums', !isOver && 'min-h-13 lg:min-h-16')}>
            {price ? (
              <>
                <span className="text-soft text-xs lg:mb-1.5 lg:block">{price.lead}</span>{' '}
                <span className="font-serif text-xl leading-none lg:text-2xl">{price.figure}</span>{' '}
                <span className="text-sm">{price.unit}</span>{' '}
                <span className="block text-soft text-xs lg:mt-0.5">
                  {[price.terms, price.month].filter(Boolean).join(' · ')}
                  {tool.plans.length > 0 ? (
                    <span className="skip-print noscript:hidden block">
                      <a href="#pricing" className="link whitespace-nowrap">
                        {isOnePerson(team) ? 'Price for a team' : 'Change the team'}
                      </a>
                    </span>
                  ) : null}
                </span>
              </>
            ) : (
              <span className="font-semibold text-sm">{isOver ? 'No longer offered' : priceText}</span>
            )}
          </p>
        ) : (
          <Skeleton className="h-13 lg:h-16" />
        )}
        <div className="tool-actions">
          {tool ? <ToolActions tool={tool} /> : <Skeleton className="h-11 w-36 lg:w-full" />}
        </div>
        {privacy}
      </div>
    </aside>
  )
}
