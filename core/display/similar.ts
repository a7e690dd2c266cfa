import type { Topic } from '../catalogue/vocabulary.ts'
import { capitalized } from './capitalized.ts'
import { labelOf } from './labels.ts'
import { listText } from './list-text.ts'
import { lowerFirst } from './lower-first.ts'
import { TOPIC_LABELS } from './topic-labels.ts'

type Contrast = 'cheaper' | 'easier' | 'free_tier' | 'has_api'

const CONTRAST_TEXTS: Readonly<Record<Contrast, string>> = {
  cheaper: 'cheaper',
  free_tier: 'free to start',
  easier: 'easier to learn',
  has_api: 'has an API',
}

/** Longer lists of topics no longer read as a reason. */
const SHOWN_TOPICS = 3

const sentence = (text: string): string => `${capitalized(text)}.`

type Likeness = {
  /** Activities: `Transcribing meetings`. */
  readonly sharedJobs: readonly string[]
  readonly sharedTopics: readonly (Topic | string)[]
  readonly contrasts: readonly (Contrast | string)[]
}

/** `Also good for making logos. Cheaper, has an API.` Topics stand in for jobs. Empty when there is nothing to say. */
export function similarReason({ sharedJobs, sharedTopics, contrasts }: Likeness): string {
  const topics = sharedTopics.slice(0, SHOWN_TOPICS).map((topic) => labelOf(TOPIC_LABELS, topic))
  const over = Object.entries(CONTRAST_TEXTS).flatMap(([contrast, text]) =>
    contrasts.includes(contrast) ? [text] : [],
  )
  const parts = [
    sharedJobs.length > 0 ? sentence(`also good for ${sharedJobs.map(lowerFirst).join(', and for ')}`) : '',
    sharedJobs.length === 0 && topics.length > 0 ? sentence(`also used for ${listText(topics)}`) : '',
    over.length > 0 ? sentence(over.join(', ')) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
