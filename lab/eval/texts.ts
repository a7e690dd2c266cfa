/** Verifies recommendation texts against records and answers, independently of the engine's verifier. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import type { Reason, Recommendation } from '#core/recommendations/model/recommendation.ts'

const SMALL_WORDS = new Set(
  'with that this your from have like what when more than tool tools work the and you for not are can its use our'.split(
    ' ',
  ),
)

/** Prefixes of significant words, so that "edit", "editing" and "edits" are equal. */
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [])
    .filter((word) => word.length >= 3 && !SMALL_WORDS.has(word))
    .map((word) => word.slice(0, 5))

/** Whether the reason follows from a given answer, and its sentence names it. */
export const namesAnswer = ({ question, option, text }: Reason, answers: QuizAnswers): boolean => {
  // A part of the user's sentence is quoted verbatim.
  if (question === 0) return answers.purpose?.sentence.includes(option) === true && text.includes(option)
  if (answers[question]?.includes(option) !== true) return false
  const wording = QUESTIONS.find(({ id }) => id === question)?.options.find(({ id }) => id === option)?.text ?? ''
  const spoken = new Set(stems(text))
  const digits: readonly string[] = wording.match(/\d+/g) ?? []
  return (
    [...stems(wording), ...stems(option.replaceAll('_', ' '))].some((stem) => spoken.has(stem)) ||
    digits.some((number) => text.includes(number))
  )
}

const recordText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** Whether the evidence occurs verbatim in the named field of the record. */
export const isGrounded = ({ field, value }: Reason, tool: EngineTool): boolean =>
  value !== '' && field in tool && recordText(tool[field as keyof EngineTool]).includes(value)

const SEATS = [1, 2, 11, 51, 201]
/** Limits of the selectable budgets. */
const BUDGET_BOUNDS = [1, 20, 21, 100, 101, 500]
const round = (usd: number) => Math.round(usd * 100) / 100

/** Every valid amount for a tool: monthly and yearly prices for one person and each team size, and all others. */
const amountsOf = (tool: EngineTool): readonly number[] =>
  tool.plans.flatMap(({ usdMonth, usdYear, minSeats, once, unit }) => {
    const prices = [usdMonth, usdYear, usdYear === null ? null : usdYear / 12]
      .filter((price) => price !== null)
      // A total is a multiple of the shown price.
      .flatMap((price) => [price, round(price)])
    const seats = [...SEATS, ...(minSeats === null ? [] : [minSeats])]
    const others = [once, unit?.amount ?? null].filter((amount) => amount !== null)
    return [...others, ...prices.flatMap((price) => seats.map((number) => round(price * number)))]
  })

const sentencesOf = (item: Recommendation): readonly string[] => [
  item.reason,
  item.reasoning,
  item.optimalPlan?.text ?? '',
  item.specificRecommendation ?? '',
  ...item.reasons.map(({ text }) => text),
  ...item.ledger.map(({ because }) => because),
  ...item.pricingAnalysis.map(({ why }) => why),
  ...item.keyBenefits.map(({ text }) => text),
  ...item.alternatives.map(({ text }) => text),
]

/** Amounts in the texts that are neither a price of a mentioned tool nor a budget limit. */
export const wrongAmounts = (item: Recommendation, toolsOf: (slug: string) => EngineTool | undefined): string[] => {
  const spokenOf = [item.slug, ...item.alternatives.map(({ slug }) => slug)].flatMap((slug) => toolsOf(slug) ?? [])
  const known = new Set([0, ...BUDGET_BOUNDS, ...spokenOf.flatMap(amountsOf)])
  // An amount in a vendor's text is quoted, not computed.
  const quotes = spokenOf.map((tool) => JSON.stringify(tool)).join('\n')
  return sentencesOf(item).flatMap((sentence) =>
    [...sentence.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)]
      .filter(([whole, digits]) => !known.has(Number(digits?.replaceAll(',', ''))) && !quotes.includes(whole))
      .map(([whole]) => whole),
  )
}
