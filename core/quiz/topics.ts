import type { Role } from '../catalogue/vocabulary.ts'
import { ROLE_OPTIONS, TASK_OPTIONS, type Task, type TopicWeights } from './profile-options.ts'

/** The tasks of the fifth question, in its order. */
export const TASKS: readonly Task[] = TASK_OPTIONS.map(({ id }) => id)

export const ROLE_TOPICS = Object.fromEntries(ROLE_OPTIONS.map(({ id, topics }) => [id, topics ?? {}])) as Readonly<
  Record<Role, TopicWeights>
>

export const TASK_TOPICS = Object.fromEntries(TASK_OPTIONS.map(({ id, topics }) => [id, topics ?? {}])) as Readonly<
  Record<Task, TopicWeights>
>
