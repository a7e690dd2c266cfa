import { CLAIMS, type Claim } from '#core/claims.ts'
import { countText } from '#core/display/numbers.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Card } from '../../ui/card.tsx'
import { runningTime } from '../shared/running-time.ts'

const FigureCards_figures = graphql(`
  fragment FigureCards_figures on Administration {
    memberCount
    toolCount
    startedAt
  }
`)

type FigureCardsProps = { readonly figures: FragmentType<typeof FigureCards_figures> }

/** The advertised figures, each with the actual one next to it. */
export function FigureCards({ figures }: FigureCardsProps) {
  const { memberCount, toolCount, startedAt } = readFragment(FigureCards_figures, figures)
  return (
    <dl className="grid grid-cols-1 gap-2 sm:max-xl:grid-cols-3 sm:max-xl:gap-4">
      <FigureCard
        claim={CLAIMS.administrationUsers}
        live={`${countText(memberCount)} ${memberCount === 1 ? 'account' : 'accounts'} now`}
      />
      <FigureCard claim={CLAIMS.administrationTools} live={`${countText(toolCount)} active tools now`} />
      <FigureCard
        claim={CLAIMS.administrationUptime}
        live={`Up ${runningTime(new Date(startedAt), new Date())} since the last start`}
      />
    </dl>
  )
}

function FigureCard({ claim, live }: { readonly claim: Claim; readonly live: string }) {
  return (
    <Card className="flex flex-col-reverse justify-end px-4 py-2">
      <dt className="text-soft text-sm">
        {claim.label} <span className="whitespace-nowrap">(advertised)</span>
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 sm:block">
        <span className="block font-serif text-2xl tabular-nums">{claim.figure}</span>
        <span className="block font-medium text-sm text-support">{live}</span>
      </dd>
    </Card>
  )
}
