import { Card } from '#client/ui/card.tsx'
import { countText, roundedText } from '#core/display/numbers.ts'
import type { Analysis } from './import-result.tsx'

const percentText = (value: number): string => `${roundedText(value, 2)}%`
const secondsText = (value: number): string => `${roundedText(value, 1)} seconds`

type AnalysisCardsProps = { readonly analysis: Analysis }

/** The four key figures of a file. */
export function AnalysisCards({ analysis }: AnalysisCardsProps) {
  const figures = [
    ['Total Users', analysis.totalUsers, countText],
    ['Conversion Rate', analysis.conversionRate, percentText],
    ['Bounce Rate', analysis.bounceRate, percentText],
    ['Session Duration', analysis.sessionDuration, secondsText],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(([label, value, textOf]) => (
        <Card key={label} className="flex flex-col-reverse justify-end px-4 py-3">
          <dt className="text-soft text-sm">{label}</dt>
          {value === null ? (
            <dd className="text-soft">Not in the file</dd>
          ) : (
            <dd className="wrap-anywhere font-serif text-xl tabular-nums sm:text-2xl">{textOf(value)}</dd>
          )}
        </Card>
      ))}
    </dl>
  )
}
