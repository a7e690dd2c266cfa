import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { longMonth } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { SmallComparison_toolFragment } from '../../gql/graphql.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const SmallComparison_tool = graphql(`
  fragment SmallComparison_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    freeTier
    pros
    startingPrice {
      figure
      unit
      terms
      month
    }
    plans {
      name
      month
      perSeat
      priceText
      minSeats
      asOf
    }
    verdict {
      freePlan
      watchOut
    }
  }
`)

type Compared = SmallComparison_toolFragment

const NOT_KNOWN = <span className="text-soft">Not known</span>

type PriceProps = { readonly price: string; readonly unit?: string; readonly terms: readonly (string | null)[] }

function Price({ price, unit, terms }: PriceProps) {
  return (
    <>
      <b className="font-medium font-serif text-lg">{price}</b> {unit}
      <span className="block text-soft text-xs">{terms.filter(Boolean).join(', ')}</span>
    </>
  )
}

function FirstPrice({ startingPrice }: Compared) {
  if (!startingPrice) return NOT_KNOWN
  const { figure, unit, terms, month } = startingPrice
  return <Price price={figure} unit={unit} terms={[terms, month]} />
}

function SeatPrice({ plans }: Compared) {
  const [plan] = plans
    .filter(({ perSeat, month }) => perSeat && month !== null)
    .sort((a, b) => (a.month ?? 0) - (b.month ?? 0))
  if (!plan) return NOT_KNOWN
  const { name, priceText, minSeats, asOf } = plan
  return (
    <Price
      price={priceText}
      terms={[name, minSeats !== null && minSeats > 1 ? `at least ${minSeats} seats` : null, longMonth(new Date(asOf))]}
    />
  )
}

function FreePlan({ freeTier, verdict }: Compared) {
  if (!freeTier) return 'No'
  const limit = verdict?.freePlan[0]
  return (
    <>
      Yes
      {limit ? <span className="block text-soft text-xs">{limit}</span> : null}
    </>
  )
}

const ROWS: readonly (readonly [label: string, value: (tool: Compared) => ReactNode])[] = [
  ['Strength', ({ pros: [first] }) => first ?? NOT_KNOWN],
  ['Free plan', FreePlan],
  ['First paid plan', FirstPrice],
  ['Price per seat', SeatPrice],
  ['Watch out', ({ verdict }) => verdict?.watchOut[0] ?? NOT_KNOWN],
]

const CELL = 'px-2 py-2 text-left align-top font-normal lg:px-5 lg:py-3'

/** Some facts of well-known tools side by side, from their records. */
export function SmallComparison({
  tools: masked,
}: {
  readonly tools: readonly FragmentType<typeof SmallComparison_tool>[]
}) {
  const tools = masked.map((tool) => readFragment(SmallComparison_tool, tool))
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
        {/* On phones, the label of a row is above its values. */}
        <table className="w-full table-fixed border-collapse text-sm leading-snug max-md:block max-md:text-xs">
          <caption className="sr-only">{tools.map(({ name }) => name).join(', ')}</caption>
          <thead className="max-md:block">
            <tr className="max-md:grid max-md:grid-cols-3">
              <td className="w-1/6 max-md:hidden" />
              {tools.map(({ id, slug, name, mark }) => (
                <th key={id} scope="col" className={CELL}>
                  <Link
                    to={`/tool/${slug}`}
                    className="flex min-h-11 items-center gap-2.5 font-serif text-base leading-tight hover:text-accent max-md:flex-col max-md:text-center lg:text-lg"
                  >
                    <ToolMark name={name} mark={mark} size="sm" />
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {ROWS.map(([label, value]) => (
              <tr key={label} className="border-line border-t max-md:grid max-md:grid-cols-3">
                <th scope="row" className={`${CELL} text-soft max-md:col-span-3 max-md:pb-0`}>
                  {label}
                </th>
                {tools.map((tool) => (
                  <td key={tool.id} className={CELL}>
                    {value(tool)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton variant="secondary" to={`/compare?tools=${tools.map(({ slug }) => slug).join(',')}`}>
          See the full comparison
        </LinkButton>
        <LinkButton variant="quiet" to="/compare">
          Compare other tools
        </LinkButton>
      </p>
    </>
  )
}
