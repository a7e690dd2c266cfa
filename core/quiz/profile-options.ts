import type { Industry, Role, TeamSize, Topic } from '../catalogue/vocabulary.ts'

/** Weights from 1 (also useful) to 3 (central). */
export type TopicWeights = Readonly<Partial<Record<Topic, number>>>

/** `topics` are the topics it requests. */
export type QuizOption<Id extends string = string> = {
  readonly id: Id
  readonly text: string
  readonly topics?: TopicWeights
}

export const options = <const Id extends string>(...list: readonly QuizOption<Id>[]): readonly QuizOption<Id>[] => list

export const ROLE_OPTIONS: readonly QuizOption<Role>[] = [
  { id: 'developer', text: 'Software developer', topics: { code: 3, dev_tools: 2, app_building: 1 } },
  { id: 'designer', text: 'Designer', topics: { design_graphic: 3, design_ui: 2, image_gen: 2 } },
  {
    id: 'content_creator',
    text: 'Content creator',
    topics: { writing: 2, video_edit: 2, social: 2, image_gen: 1, voice: 1 },
  },
  {
    id: 'marketer',
    text: 'Marketer',
    topics: { marketing_strategy: 3, social: 1, ads: 1, email: 1, seo: 1, writing: 1 },
  },
  { id: 'data_analyst', text: 'Data analyst', topics: { data_analysis: 3, bi: 2, spreadsheets: 2, sql: 1 } },
  {
    id: 'project_manager',
    text: 'Project manager',
    topics: { project_mgmt: 3, meetings: 2, tasks_calendar: 2, team_comms: 1 },
  },
  { id: 'sales', text: 'Sales professional', topics: { sales_prospecting: 3, crm: 2, sales_calls: 2, email: 1 } },
  {
    id: 'consultant',
    text: 'Consultant',
    topics: { presentation: 2, research_web: 2, general_assistant: 2, documents_pdf: 1, data_analysis: 1 },
  },
  {
    id: 'entrepreneur',
    text: 'Founder or business owner',
    topics: { general_assistant: 2, automation: 1, marketing_strategy: 1, tasks_calendar: 1, app_building: 1 },
  },
  {
    id: 'researcher',
    text: 'Researcher or academic',
    topics: { research_web: 3, research_academic: 2, documents_pdf: 1, data_analysis: 1 },
  },
]

export const INDUSTRY_OPTIONS: readonly QuizOption<Industry>[] = [
  { id: 'technology', text: 'Technology and software' },
  { id: 'healthcare', text: 'Healthcare', topics: { clinical: 2 } },
  { id: 'finance', text: 'Finance and insurance', topics: { finance_analysis: 2 } },
  { id: 'education', text: 'Education', topics: { teaching: 2, training: 1 } },
  { id: 'marketing_agency', text: 'Marketing or advertising agency', topics: { social: 1, brand: 1 } },
  { id: 'ecommerce', text: 'E-commerce and retail', topics: { ecommerce: 2, product_photo: 1 } },
  { id: 'manufacturing', text: 'Manufacturing', topics: { industrial: 2 } },
  { id: 'consulting', text: 'Consulting and professional services', topics: { presentation: 1 } },
  { id: 'media', text: 'Media and entertainment', topics: { video_edit: 1, image_gen: 1 } },
  { id: 'nonprofit', text: 'Nonprofit', topics: { fundraising: 2 } },
]

export const TEAM_OPTIONS: readonly QuizOption<TeamSize>[] = [
  { id: 'solo', text: 'Just me' },
  { id: 'small', text: '2-10 people' },
  { id: 'medium', text: '11-50 people' },
  { id: 'large', text: '51-200 people' },
  { id: 'enterprise', text: 'More than 200 people' },
]

export const BUDGET_OPTIONS = options(
  { id: 'free', text: 'Free tools only' },
  { id: 'low', text: '$1-20 a month' },
  { id: 'medium', text: '$21-100 a month' },
  { id: 'high', text: '$101-500 a month' },
  { id: 'unlimited', text: 'More than $500 a month' },
)

export const TASK_OPTIONS = options(
  { id: 'writing', text: 'Writing and editing', topics: { writing: 3, editing: 2 } },
  { id: 'coding', text: 'Coding', topics: { code: 3, app_building: 1 } },
  { id: 'design', text: 'Design and images', topics: { design_graphic: 3, image_gen: 2, design_ui: 1 } },
  { id: 'analysis', text: 'Analyzing data', topics: { data_analysis: 3, bi: 1, spreadsheets: 1, research_web: 1 } },
  { id: 'automation', text: 'Automating routine work', topics: { automation: 3, agents: 2 } },
  {
    id: 'communication',
    text: 'Email, meetings and team communication',
    topics: { team_comms: 2, meetings: 2, email: 2 },
  },
  { id: 'marketing', text: 'Marketing', topics: { marketing_strategy: 3, social: 2, ads: 1, email: 1 } },
  { id: 'customer_service', text: 'Customer service', topics: { support: 3, chatbots: 2 } },
)

export type Task = (typeof TASK_OPTIONS)[number]['id']
