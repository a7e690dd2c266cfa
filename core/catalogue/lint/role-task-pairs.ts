import type { Task, TopicWeights } from '../../quiz/profile-options.ts'
import type { Role, Topic } from '../vocabulary.ts'

/** Exempt pairs, with the reason. Recommendations for them come from the task's tools alone. */
export const PAIRS_WITHOUT_OWN_TOOLS: readonly { readonly role: Role; readonly task: Task; readonly why: string }[] = [
  {
    role: 'designer',
    task: 'communication',
    why: 'Designers write mail and hold meetings with the tools that everybody uses',
  },
  {
    role: 'data_analyst',
    task: 'design',
    why: 'Charts come with the tools of analysis; for graphics an analyst uses what everybody uses',
  },
  {
    role: 'data_analyst',
    task: 'communication',
    why: 'Mail and meeting tools hold no data to analyse; findings are passed on as dashboards and slides',
  },
  {
    role: 'data_analyst',
    task: 'marketing',
    why: 'The numbers of a campaign belong to web analytics, a topic of its own that neither side names',
  },
  {
    role: 'data_analyst',
    task: 'customer_service',
    why: 'Help desks report on themselves; no tool is made for analysts who also answer customers',
  },
  {
    role: 'project_manager',
    task: 'design',
    why: 'Plans and boards are drawn in the tools of project management; graphics are the work of others',
  },
  {
    role: 'sales',
    task: 'design',
    why: 'Proposals and decks are made with presentation tools; graphics are the work of others',
  },
]

/** Whether tool and request share at least one topic. */
export const serves = (topics: Readonly<Partial<Record<Topic, number>>>, wanted: TopicWeights): boolean =>
  Object.keys(wanted).some((topic) => topic in topics)
