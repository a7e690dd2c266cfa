import { chosen, type QuizAnswers, questionId } from '../../quiz/answers.ts'
import type { QuestionKey } from '../../quiz/questions.ts'
import { rankTools } from '../ranking/rank.ts'
import type { CatalogueSnapshot } from '../ranking/snapshot.ts'
import { type AnswerChange, answerChange, withChanges } from './answer-changes.ts'

const CRITIQUES = ['cheaper', 'easier', 'more_private'] as const
export type Critique = (typeof CRITIQUES)[number]

/** Maps the current option to the next; `none` stands for no answer. */
type Step = { readonly key: QuestionKey; readonly next: Readonly<Record<string, string>> & { readonly none: string } }

/** The first step that changes the answers counts. */
const STEPS: Readonly<Record<Critique, readonly Step[]>> = {
  cheaper: [{ key: 'budget', next: { none: 'high', unlimited: 'high', high: 'medium', medium: 'low', low: 'free' } }],
  easier: [
    {
      key: 'technical_level',
      next: { none: 'beginner', expert: 'advanced', advanced: 'intermediate', intermediate: 'beginner' },
    },
    {
      key: 'trait',
      next: { none: 'ease', power: 'ease', integration: 'ease', cost: 'ease', accuracy: 'ease', speed: 'ease' },
    },
  ],
  more_private: [
    {
      key: 'privacy',
      next: { none: 'important', flexible: 'important', moderate: 'important', important: 'critical' },
    },
  ],
}

/** The answers one step further; null at the end of the scale, or when no tool would be left. */
export const applyCritique = (
  answers: QuizAnswers,
  critique: Critique,
  snapshot: CatalogueSnapshot,
): { readonly answers: QuizAnswers; readonly change: AnswerChange } | null => {
  for (const { key, next } of STEPS[critique]) {
    const to = next[chosen(answers, key)[0] ?? 'none']
    if (to === undefined) continue
    const change = answerChange(answers, questionId(key), [to])
    const changed = withChanges(answers, [change])
    if (rankTools(changed, snapshot).ranked.length > 0) return { answers: changed, change }
  }
  return null
}
