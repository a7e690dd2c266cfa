import { CLAIMS, type Claim, choseText, type KnownFigures, NO_MEASUREMENT, quoted } from './claims.ts'
import { countText } from './display/numbers.ts'
import { chosePercent } from './outcomes/outcome-figure.ts'

type LiveFigures = KnownFigures & {
  readonly toolCount: number
  readonly categoryCount: number
  readonly factCount: number
}

/** A measured figure, and the claim that is quoted beside it. */
type HeadlineFigure = { readonly figure: string; readonly label: string; readonly quote: string }

/** The figure that a headline claim stands beside. For users there is none, so another measure of the product is shown. */
export const headlineFigure = (claim: Claim, live: LiveFigures): HeadlineFigure => {
  const { toolCount, categoryCount, factCount, onTopic, outcome } = live
  const quote = `advertised as ${claim.figure}`
  if (claim.id === CLAIMS.tools.id) return { figure: countText(toolCount), label: 'AI tools today', quote }
  if (claim.id === CLAIMS.categories.id) return { figure: countText(categoryCount), label: 'categories today', quote }
  if (claim.id === CLAIMS.matchRate.id && onTopic !== null) {
    const figure = `${Math.round(onTopic * 100)}%`
    const measured = { label: 'of matches on topic in our tests', quote: `${quote} ${claim.label}` }
    // What people chose says more than a test; the test is then named in the label.
    return outcome === null
      ? { ...measured, figure }
      : {
          ...measured,
          figure: `${chosePercent(outcome)}%`,
          label: `${choseText(outcome)}; ${figure} ${measured.label}`,
        }
  }
  if (claim.id === CLAIMS.users.id) {
    return { figure: countText(factCount), label: 'facts with a source', quote: `${quoted(claim)}, ${NO_MEASUREMENT}` }
  }
  return { figure: claim.figure, label: claim.label, quote: NO_MEASUREMENT }
}
