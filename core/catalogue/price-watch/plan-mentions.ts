/** Where a page names the plans of a tool, and the text that belongs to each mention. */

/** Positions in the text. The parts before and after end at the mention of another plan. */
export type PlanMention = {
  readonly start: number
  readonly end: number
  readonly partStart: number
  readonly partEnd: number
}

type Occurrence = { readonly plan: number; readonly start: number; readonly end: number; readonly isHeading: boolean }

const REACH = 400
const MAX_OCCURRENCES = 200

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Whole words only; `Pro` is neither in `Product` nor in `Pro+`. Any space matches any space. */
const patternOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name).replace(/\s+/g, String.raw`\s+`)}(?![\p{L}\p{N}+])`, 'giu')

const withoutSuffix = (name: string): string => name.replace(/\s*\([^)]*\)\s*$/, '')

const spansOf = (text: string, name: string): { start: number; end: number }[] =>
  name === ''
    ? []
    : [...text.matchAll(patternOf(name))]
        .slice(0, MAX_OCCURRENCES)
        .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

/** Whether the name stands for the plan here, and is no word of a sentence or of a button, such as "Start free trial". */
const isHeading = (text: string, name: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, start + 1) === name.slice(0, 1) &&
  /(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
  !/^[ \u00a0]+(?:trial|for)\b/i.test(text.slice(end, end + 12))

const occurrencesOf = (text: string, names: readonly string[]): Occurrence[] => {
  const found: Occurrence[] = []
  // Longest first: "Pro" is not named where the page says "Pro Plus".
  const plans = names.map((name, plan) => ({ name, plan })).sort((a, b) => b.name.length - a.name.length)
  for (const { name, plan } of plans) {
    const whole = spansOf(text, name)
    const spans = whole.length > 0 ? whole : spansOf(text, withoutSuffix(name))
    for (const span of spans) {
      const isTaken = found.some((one) => one.plan !== plan && one.start < span.end && span.start < one.end)
      if (!isTaken) found.push({ plan, ...span, isHeading: isHeading(text, name, span) })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The mentions of each plan, in the order of the names. */
export const planMentions = (text: string, names: readonly string[]): PlanMention[][] => {
  const all = occurrencesOf(text, names)
  const headings = all.filter((one) => one.isHeading)
  return names.map((_, plan) =>
    all
      .filter((one) => one.plan === plan)
      .map(({ start, end }) => {
        const before = headings.findLast((one) => one.plan !== plan && one.end <= start)
        const after = headings.find((one) => one.plan !== plan && one.start >= end)
        return {
          start,
          end,
          partStart: Math.max(0, start - REACH, before?.end ?? 0),
          partEnd: Math.min(text.length, end + REACH, after?.start ?? text.length),
        }
      }),
  )
}
