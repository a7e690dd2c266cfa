/** The tasks that the home page answers. A reviewed list: `tests/core/jobs/tasks.test.ts` checks it against the catalog. */
import type { Integration, Platform } from '../catalogue/vocabulary.ts'

/** What people insist on; all of it must be met. */
export type TaskConditions = {
  readonly freePlan?: true
  readonly platform?: Platform
  readonly integration?: Integration
}

type Task = {
  /** Short enough for a button: `Plan a lesson`. */
  readonly name: string
  /** The slug of the graded job. */
  readonly job: string
  /** The slug of the category whose icon it has. */
  readonly category: string
  readonly conditions: TaskConditions
}

export const TASKS: readonly Task[] = [
  {
    name: 'Transcribe meetings',
    job: 'transcribe-meetings',
    category: 'meeting-assistants',
    conditions: { freePlan: true, platform: 'android' },
  },
  { name: 'Plan a lesson', job: 'plan-lessons', category: 'education', conditions: { freePlan: true } },
  {
    name: 'Write code',
    job: 'write-code-in-editor',
    category: 'coding-assistants',
    conditions: { freePlan: true, platform: 'linux' },
  },
  { name: 'Make a presentation', job: 'make-slides', category: 'presentations', conditions: { integration: 'office' } },
  {
    name: 'Translate documents',
    job: 'translate-documents',
    category: 'translation',
    conditions: { freePlan: true, platform: 'ios' },
  },
]
