/** A reason that fits on a card: whole clauses are left out, and the words of the others stay as they are. */
import { capitalized } from '../../display/capitalized.ts'

/** What a card shows at most, in characters. */
export const MAX_SHORT_REASON = 120

type ReasonOfTool = { readonly reason: string; readonly name: string; readonly categoryName: string }

/** The reason when no answer gives one. The description is already on the card. */
export const plainReason = ({ name, categoryName }: Omit<ReasonOfTool, 'reason'>): string =>
  `${name} is in the category ${categoryName}.`

/** The same length, without anything that looks like a clause inside quotation marks. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, (quote) => `“${'x'.repeat(quote.length - 2)}”`)

/** How the main clause of a reason starts, apart from the tool's name. */
const MAIN = /(?:you may want to|its?|note|one of|one use of|look at what|people use|a strength of|this is what) /

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where the main clause starts after the clause about the answer; 0 without such a clause. */
const mainAt = (masked: string, name: string): number => {
  const lead = new RegExp(`^(?:Because|Since|You) .*?(?:,|”) (?:and )?(?=${escaped(name)}(?:’| )|${MAIN.source})`)
  return lead.exec(masked)?.[0].length ?? 0
}

/** Where the clause after the job starts, if it can stand alone: `you may want to ..., and Claude offers ...`. */
const afterJobAt = (masked: string, name: string, main: number): number => {
  if (!masked.startsWith('you may want to ', main)) return main
  const job = new RegExp(`^.*?, and (?=${escaped(name)} |a strength of |this is what )`)
  return main + (job.exec(masked.slice(main))?.[0].length ?? 0)
}

/** Where the clause about the answer starts at the end of the sentence. */
const becauseAt = (masked: string): number => {
  const found = masked.search(/,? which helps because /)
  return found === -1 ? masked.length : found
}

/** Where the evidence after a colon starts. */
const evidenceAt = (masked: string): number => {
  const found = masked.search(/: (?:[^:“]*)“x*”$/)
  return found === -1 ? masked.length : found
}

/** Where a clause that introduces the description starts. */
const descriptionAt = (masked: string): number => {
  const found = masked.indexOf(', and this is what ')
  return found === -1 ? masked.length : found
}

/** A clause without the one that it refers to says nothing. */
const REFERS_BACK = /(?:connects to both|is part of it|this is what .* is)\.$/

const ended = (text: string): string => {
  const bare = text.replace(/[.,]?(”?)[.,]?$/, '$1')
  return bare.endsWith('”') ? `${bare.slice(0, -1)}.”` : `${bare}.`
}

/** At most 120 characters of a reason, as one sentence. */
export const shortReason = (of: ReasonOfTool): string => {
  const { reason, name } = of
  const masked = withoutQuotes(reason)
  const main = mainAt(masked, name)
  const because = becauseAt(masked)
  const evidence = evidenceAt(masked)
  const part = (start: number, end: number): string => {
    const text = ended(reason.slice(start, end))
    return text.startsWith(name) ? text : capitalized(text)
  }
  return (
    [
      reason,
      part(main, because),
      part(afterJobAt(masked, name, main), because),
      part(main, Math.min(because, evidence)),
      part(main, descriptionAt(masked)),
      part(0, evidence),
    ].find((text) => text.length <= MAX_SHORT_REASON && (text === reason || !REFERS_BACK.test(text))) ?? plainReason(of)
  )
}
