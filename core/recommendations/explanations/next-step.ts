import { americanQuotation } from '../../display/quotation.ts'
import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import type { ToolEvidence } from '../model/evidence.ts'
import type { Intent } from '../model/recommendation.ts'
import { evidenceFor, evidenceForTopics, servedIntents } from './intent-evidence.ts'
import type { PlanAdvice } from './plan-advice.ts'
import { quoted } from './quoted.ts'

type StepContext = {
  readonly answers: QuizAnswers
  readonly tool: EngineTool
  readonly evidence: ToolEvidence
  readonly intents: readonly Intent[]
  /** Coverage per intent, 0 to 1, parallel to `intents`. */
  readonly coverage: readonly number[]
  readonly plans: PlanAdvice
  /** Phrases about other people. */
  readonly unsuited: readonly string[]
  /** The position in the list. */
  readonly variant: number
}

type Step = { readonly tool: EngineTool; readonly use: string; readonly freePlan: string | null }

// They suggest looking for material instead of claiming it exists, which the record does not know.
const LEARNING: Readonly<Record<string, (step: Step) => string>> = {
  tutorials: ({ tool, use }) => `Look for a tutorial on ${tool.name} and follow it with your own task, such as ${use}.`,
  trial: ({ tool, use, freePlan }) => {
    if (freePlan === null) return `Try ${tool.name} on one real task first: ${use}.`
    const plan = freePlan.toLowerCase() === 'free' ? 'free plan' : `free “${freePlan}” plan`
    return `Open ${tool.name} on its ${plan} and try one real task: ${use}.`
  },
  examples: ({ tool, use }) => `Look for an example of this and repeat it in ${tool.name} with your own work: ${use}.`,
  documentation: ({ tool, use }) => `Look this up in the ${tool.name} documentation, then try it: ${use}.`,
  community: ({ tool, use }) => `Ask people who use ${tool.name} how they go about this, then try it: ${use}.`,
}
const ANY_LEARNING = ({ tool, use }: Step): string => `Start in ${tool.name} with one task: ${use}.`

/** Several forms each, so that neighboring cards end differently. */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  research: [
    'Compare the result with one of the alternatives before you decide.',
    'Write down what it did well and what it did not, then compare that with an alternative.',
    'Then do the same with an alternative, and compare both results.',
  ],
  trial: [
    'Decide after you have used it for a week.',
    'Give it a week of real work before you decide.',
    'Use it for a few more tasks of your own, then decide.',
  ],
  recommend: [
    'Ask a colleague to look at the result with you.',
    'Show the result to someone whose judgment you trust.',
    'Ask someone in your line of work what they would change in the result.',
  ],
  quick: [
    'If the first result helps, keep it; if not, move on to the next tool on the list.',
    'One attempt is enough to tell: keep it, or move on to the next tool.',
    'Keep it if that saves you time today; otherwise move on down the list.',
  ],
  conservative: [
    'Keep your current way of working alongside it until the results hold up.',
    'Do the same task your usual way too, and don’t switch until the results match.',
    'Start with work that you can easily check, and expand its use slowly.',
  ],
}

const USE_CASES = ['useCases']

/** Matches the user's own words first, then the best served intent; else the first use case. */
const firstUse = ({ tool, evidence, intents, coverage, unsuited }: StepContext): string | undefined => {
  const served = servedIntents(intents, coverage).map(({ intent }) => intent)
  const ownWords = served.filter(({ family }) => family === 'purpose')
  const used = new Set(unsuited)
  for (const intent of [...ownWords, ...served.filter(({ family }) => family !== 'purpose')]) {
    const found = evidenceFor(tool, evidence, intent, used, USE_CASES)
    if (found !== null) return found.value
  }
  for (const intent of ownWords) {
    const found = evidenceForTopics(tool, evidence, intent, used, USE_CASES)
    if (found !== null) return found.value
  }
  return tool.useCases.find((use) => !used.has(use)) ?? tool.useCases[0]
}

/** Two sentences: what to do first, and how to decide; null for a tool without use cases. */
export const nextStep = (context: StepContext): string | null => {
  const { answers, tool, plans, variant } = context
  const use = firstUse(context)
  if (use === undefined) return null
  const freePlan = plans.chosen?.total === 0 ? plans.chosen.plan.name : null
  const step: Step = { tool, use: quoted(use), freePlan }
  const learn = LEARNING[chosen(answers, 'learning')[0] ?? ''] ?? ANY_LEARNING
  const forms = DECIDING[chosen(answers, 'decision_style')[0] ?? ''] ?? []
  const decide = forms[variant % Math.max(1, forms.length)]
  const first = americanQuotation(learn(step))
  return decide === undefined ? first : `${first} ${decide}`
}
