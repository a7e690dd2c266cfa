import { Link } from 'react-router-dom'
import { longMonth } from '#core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'

const PriceSteps_tool = graphql(`
  fragment PriceSteps_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    knownPriceChange {
      plan
      from
      to
      month
      seenIn
      note
      sourceUrl
    }
  }
`)

const monthOf = (month: string) => longMonth(new Date(month))
/** `$8`, `$4.99`. */
const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

const LEFT = 44
const STEP = 170
const SEEN = 310
const ZERO = 140
const TOP = 26

/** The price before and since its last change, from zero: the time before has no known start, so its line is dashed. */
function StepChart({
  from,
  to,
  month,
  seenIn,
  label,
}: Record<'from' | 'to', number> & Record<'month' | 'seenIn' | 'label', string>) {
  const highest = Math.max(from, to, 1)
  const yOf = (amount: number) => ZERO - (amount / highest) * (ZERO - TOP)
  const [before, since] = [yOf(from), yOf(to)]
  return (
    <svg viewBox="0 0 360 170" role="img" aria-label={label} className="mt-4 w-full text-support">
      <path d={`M${LEFT} ${before}H${STEP}V${since}H${SEEN}V${ZERO}H${LEFT}Z`} className="fill-support-wash" />
      <path d={`M${LEFT} ${ZERO}H352`} className="stroke-line" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d={`M${LEFT} ${before}H${STEP}`} strokeDasharray="5 5" />
        <path d={`M${STEP} ${before}V${since}H${SEEN}`} />
      </g>
      <circle cx={STEP} cy={since} r="4.5" className="fill-surface stroke-support stroke-2" />
      <circle cx={SEEN} cy={since} r="5.5" className="fill-gold" />
      <g className="fill-soft text-xs lg:text-[0.625rem]">
        <text x={LEFT - 8} y={before + 4} textAnchor="end">
          {dollars(from)}
        </text>
        <text x={LEFT - 8} y={ZERO + 4} textAnchor="end">
          $0
        </text>
        <text x={SEEN} y={since - 12} textAnchor="middle" className="fill-ink">
          {dollars(to)}
        </text>
        <text x={STEP} y="162" textAnchor="middle">
          {monthOf(month)}
        </text>
        <text x="358" y="162" textAnchor="end">
          {seenIn === month ? null : monthOf(seenIn)}
        </text>
      </g>
    </svg>
  )
}

/** The price of a plan and its last change, with the source. Renders nothing for a tool without one. */
export function PriceSteps({ tool: masked }: { readonly tool: FragmentType<typeof PriceSteps_tool> }) {
  const { slug, name, mark, knownPriceChange: change } = readFragment(PriceSteps_tool, masked)
  if (!change) return null
  const { plan, from, to, month, seenIn, note, sourceUrl } = change
  const label = `${plan}: ${dollars(from)} a month until ${monthOf(month)}, ${dollars(to)} a month since, last seen in ${monthOf(seenIn)}.`
  return (
    <div className="rounded-lg border border-line bg-surface p-5 shadow-raised lg:p-6">
      <div className="flex items-center gap-3">
        <ToolMark name={name} mark={mark} />
        <div>
          <h3 className="text-lg leading-snug">{plan}</h3>
          <p className="text-soft text-xs">{name}</p>
        </div>
        <p className="ml-auto whitespace-nowrap text-right tabular-nums">
          <b className="font-normal font-serif text-xl lg:text-2xl">{dollars(to)}</b>{' '}
          <span className="text-soft text-xs">a month</span>
        </p>
      </div>
      <StepChart from={from} to={to} month={month} seenIn={seenIn} label={label} />
      <dl className="mt-3 text-sm">
        {[[seenIn, `${dollars(to)} a month, last seen`, null] as const, [month, note, sourceUrl] as const].map(
          ([when, text, source]) => (
            <div key={text} className="flex gap-4 border-line border-t py-2">
              <dt className="w-24 shrink-0 text-soft text-xs leading-relaxed">{monthOf(when)}</dt>
              <dd>
                {text}{' '}
                {source ? (
                  <a href={source} target="_blank" rel="noopener noreferrer nofollow" className="link">
                    Source
                    <span className="sr-only"> of this price change (opens in a new tab)</span>
                  </a>
                ) : null}
              </dd>
            </div>
          ),
        )}
      </dl>
      <Link
        to={`/tool/${slug}`}
        className="inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:text-accent-strong"
      >
        All plans of {name}
      </Link>
    </div>
  )
}
