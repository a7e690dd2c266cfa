/**
 * Answers that mean more together, as editorial knowledge. The two heaviest matching rules count, earlier
 * first.
 */
import type { Industry, Role } from '../../catalogue/vocabulary.ts'
import type { Task, TopicWeights } from '../../quiz/profile-options.ts'

export type Interaction = {
  readonly key: string
  readonly role: Role
  readonly industry?: Industry
  readonly task?: Task
  /** An option of the question about content. */
  readonly content?: string
  /** A few words that continue "help with ...". */
  readonly label: string
  readonly topics: TopicWeights
  readonly weight: number
}

type Row = readonly [label: string, topics: TopicWeights, weight?: number]

const INDUSTRY_RULES: Readonly<Record<Role, Readonly<Partial<Record<Industry, Row>>>>> = {
  developer: {
    technology: ['building and reviewing software', { code: 3, code_review: 2, dev_tools: 2, agents: 1 }],
    finance: ['secure and reviewed code', { code_review: 3, security: 3, code: 2, dev_tools: 1 }],
    healthcare: ['code that stays on your own machines', { code: 3, local_models: 3, security: 2 }],
    education: ['teaching and learning to code', { code: 2, teaching: 2, app_building: 1 }],
    manufacturing: ['on-site models', { industrial: 3, ml_ops: 2, local_models: 2, code: 2 }],
    media: ['media features in software', { dev_tools: 3, code: 2, voice: 1, video_gen: 1, image_gen: 1 }],
    ecommerce: ['store search and storefronts', { ecommerce: 3, app_building: 2, dev_tools: 1 }],
    marketing_agency: ['client websites', { app_building: 3, design_ui: 3, code: 2 }],
    consulting: ['prototypes and integrations', { app_building: 2, automation: 2, agents: 2, code: 2 }],
    nonprofit: ['low-cost sites and forms', { app_building: 3, automation: 2, code: 2 }],
  },
  designer: {
    technology: ['interface design and prototypes', { design_ui: 3, app_building: 2, user_research: 1 }],
    ecommerce: ['product imagery', { product_photo: 3, image_gen: 2, photo_edit: 2, ads: 1 }],
    media: ['motion and images for film', { video_gen: 3, image_gen: 3, video_edit: 2, '3d': 1 }],
    marketing_agency: ['campaign visuals', { ads: 2, image_gen: 2, brand: 2, design_graphic: 2 }],
    manufacturing: ['3D models and renderings', { '3d': 3, industrial: 2, image_gen: 2 }],
    education: ['illustrated teaching material', { design_graphic: 3, presentation: 3, teaching: 2 }],
    consulting: ['decks and diagrams', { presentation: 3, diagrams: 2, design_graphic: 1 }],
    healthcare: ['clear material for patients', { design_graphic: 3, presentation: 2, diagrams: 2 }],
    finance: ['reports and dashboards', { presentation: 3, design_ui: 2, diagrams: 2 }],
    nonprofit: ['low-cost campaign graphics', { design_graphic: 3, social: 2, presentation: 1 }],
  },
  content_creator: {
    media: [
      'video and audio production',
      { video_edit: 3, video_gen: 3, voice: 3, podcast: 2, music: 2, avatar_video: 2 },
    ],
    education: [
      'lessons and course videos',
      { teaching: 3, training: 3, avatar_video: 2, presentation: 2, video_edit: 1 },
    ],
    ecommerce: ['product pictures and ad clips', { product_photo: 3, ads: 2, video_gen: 1, ecommerce: 1 }],
    marketing_agency: ['social clips and campaigns', { social: 3, video_edit: 2, ads: 2, writing: 1 }],
    technology: ['explainer videos and articles', { video_edit: 2, writing: 2, seo: 2, avatar_video: 1 }],
    nonprofit: ['appeals and stories', { fundraising: 2, social: 2, email: 1, video_edit: 1 }],
    consulting: ['expert articles and decks', { writing: 3, presentation: 2, social: 2 }],
    healthcare: ['explaining health to patients', { writing: 3, video_edit: 2, avatar_video: 2, editing: 2 }],
    finance: ['explainers and reports', { writing: 3, presentation: 2, seo: 2, video_edit: 1 }],
    manufacturing: ['product videos and manuals', { video_edit: 3, documents_pdf: 2, translation: 2, training: 2 }],
  },
  marketer: {
    ecommerce: ['store campaigns', { email: 3, ecommerce: 3, ads: 2, product_photo: 1 }],
    technology: [
      'search traffic and product marketing',
      { seo: 3, marketing_strategy: 2, writing: 2, email: 2, crm: 1 },
    ],
    marketing_agency: ['client campaigns', { ads: 3, social: 2, seo: 2, brand: 1 }],
    media: ['audience growth with clips', { social: 3, video_edit: 2, video_gen: 1 }],
    consulting: ['expert articles and outreach', { writing: 2, seo: 2, presentation: 1, email: 2 }],
    nonprofit: ['appeals and donors', { fundraising: 3, email: 2, social: 1 }],
    finance: ['brand-safe copy and campaigns', { brand: 2, email: 2, writing: 1, crm: 1 }],
    education: ['course marketing', { email: 2, social: 2, video_edit: 1, training: 1 }],
    healthcare: ['easy-to-find advice and reminders', { email: 3, seo: 2, writing: 2, crm: 1 }],
    manufacturing: ['industry leads', { sales_prospecting: 2, email: 2, crm: 2, seo: 2 }],
  },
  data_analyst: {
    finance: ['forecasts and financial models', { forecasting: 3, finance_analysis: 3, spreadsheets: 3 }],
    ecommerce: ['store and web metrics', { web_analytics: 3, ecommerce: 2, forecasting: 2 }],
    marketing_agency: ['campaign metrics', { web_analytics: 3, bi: 2, seo: 2, ads: 1 }],
    manufacturing: ['plant data and forecasts', { forecasting: 3, industrial: 3, bi: 2, data_analysis: 2 }],
    technology: [
      'data warehouses and product metrics',
      { sql: 3, bi: 2, data_analysis: 2, web_analytics: 2, ml_ops: 1 },
    ],
    healthcare: ['clinical data', { data_analysis: 3, clinical: 1, bi: 2 }],
    education: ['survey and study data', { surveys: 2, data_analysis: 2, research_academic: 1 }],
    consulting: ['data for decks', { bi: 2, presentation: 2, spreadsheets: 2 }],
    media: ['audience metrics', { web_analytics: 3, social: 2, bi: 2 }],
    nonprofit: ['surveys and donor data', { surveys: 3, bi: 2, fundraising: 2 }],
  },
  project_manager: {
    technology: ['sprints and issues', { project_mgmt: 3, dev_tools: 1, knowledge_mgmt: 2 }],
    consulting: ['client meetings and decks', { meetings: 3, project_mgmt: 2, presentation: 2, documents_pdf: 1 }],
    marketing_agency: ['campaign planning', { project_mgmt: 3, tasks_calendar: 2, marketing_strategy: 1 }],
    manufacturing: [
      'plans and processes on site',
      { project_mgmt: 3, industrial: 2, documents_pdf: 1, spreadsheets: 1 },
    ],
    healthcare: [
      'private meeting notes and records',
      { meetings: 2, documents_pdf: 2, project_mgmt: 2, knowledge_mgmt: 1 },
    ],
    education: ['programs and schedules', { tasks_calendar: 3, project_mgmt: 2, knowledge_mgmt: 1 }],
    finance: ['approvals and documents', { documents_pdf: 2, project_mgmt: 2, spreadsheets: 2, automation: 1 }],
    nonprofit: ['programs and grants', { fundraising: 3, project_mgmt: 2, documents_pdf: 2, writing: 2 }],
    ecommerce: ['launches and product data', { project_mgmt: 3, ecommerce: 2, spreadsheets: 1 }],
    media: ['production plans and reviews', { project_mgmt: 3, team_comms: 2, tasks_calendar: 2, video_edit: 1 }],
  },
  sales: {
    technology: ['outbound sales', { sales_prospecting: 3, sales_calls: 2, email: 1, agents: 1 }],
    ecommerce: ['store conversations', { ecommerce: 2, chatbots: 2, crm: 2, email: 1 }],
    finance: ['client relations and forecasts', { crm: 3, forecasting: 2, meetings: 1 }],
    consulting: ['clients, proposals and meetings', { crm: 3, email: 2, meetings: 1, documents_pdf: 1 }],
    marketing_agency: ['pitches and outreach', { sales_prospecting: 2, presentation: 2, email: 2 }],
    manufacturing: ['quotes and accounts', { crm: 3, documents_pdf: 2, email: 1 }],
    education: ['admissions and follow-up', { crm: 2, email: 2, chatbots: 1 }],
    nonprofit: ['donors and grants', { fundraising: 3, crm: 3, email: 1 }],
    media: ['advertising sales', { sales_prospecting: 3, ads: 2, presentation: 2 }],
    healthcare: ['accounts and calls', { crm: 3, sales_calls: 2, sales_prospecting: 2 }],
  },
  consultant: {
    technology: ['research and prototypes', { research_web: 2, presentation: 2, app_building: 1, diagrams: 2 }],
    finance: ['financial models and filings', { finance_analysis: 3, spreadsheets: 2, documents_pdf: 2 }],
    healthcare: ['clinical evidence', { research_academic: 3, clinical: 2, documents_pdf: 1 }],
    consulting: ['decks, research and meeting notes', { presentation: 3, research_web: 2, meetings: 2, diagrams: 1 }],
    marketing_agency: ['market research', { marketing_strategy: 3, user_research: 2, seo: 1 }],
    manufacturing: ['process maps and forecasts', { diagrams: 2, automation: 2, forecasting: 2, industrial: 1 }],
    education: ['workshops and courses', { training: 3, presentation: 2, surveys: 1 }],
    nonprofit: ['grant proposals', { fundraising: 3, writing: 2, research_web: 1 }],
    ecommerce: ['store reviews', { ecommerce: 3, web_analytics: 3, seo: 2 }],
    media: ['content strategy', { marketing_strategy: 3, social: 2, web_analytics: 2, presentation: 2 }],
  },
  entrepreneur: {
    technology: ['building a product', { app_building: 3, code: 2, design_ui: 1, fundraising: 1, presentation: 1 }],
    ecommerce: ['running a store', { ecommerce: 3, product_photo: 2, email: 1, support: 1 }],
    consulting: ['winning and serving clients', { presentation: 2, meetings: 2, crm: 2, accounting: 1 }],
    media: ['producing content', { video_edit: 3, social: 2, podcast: 1, image_gen: 1 }],
    education: ['building a course', { training: 3, teaching: 2, avatar_video: 1 }],
    marketing_agency: ['serving clients', { social: 2, ads: 2, crm: 2, brand: 1 }],
    finance: ['books and forecasts', { accounting: 3, forecasting: 2, finance_analysis: 2 }],
    healthcare: ['running a practice', { clinical: 3, transcription: 2, tasks_calendar: 2, documents_pdf: 1 }],
    manufacturing: ['running a plant', { industrial: 2, accounting: 2, automation: 2, forecasting: 1 }],
    nonprofit: ['raising funds', { fundraising: 3, email: 2, social: 1, design_graphic: 1 }],
  },
  researcher: {
    technology: ['papers and experiments', { research_academic: 3, ml_ops: 2, code: 1 }],
    healthcare: ['clinical literature', { research_academic: 3, clinical: 3, documents_pdf: 1 }],
    education: ['literature and writing', { research_academic: 3, writing: 1, knowledge_mgmt: 2, documents_pdf: 1 }],
    finance: ['market and company research', { finance_analysis: 3, research_web: 2, documents_pdf: 2 }],
    marketing_agency: ['audience research', { user_research: 3, surveys: 3, research_web: 1 }],
    consulting: ['background research and reports', { research_web: 3, documents_pdf: 2, presentation: 1 }],
    media: ['interviews and sources', { transcription: 3, research_web: 3, documents_pdf: 2, editing: 1 }],
    ecommerce: ['customer research', { user_research: 3, surveys: 2, ecommerce: 1 }],
    manufacturing: ['technical literature', { research_academic: 3, industrial: 2, documents_pdf: 1 }],
    nonprofit: ['surveys and grants', { surveys: 2, fundraising: 2, research_web: 1 }],
  },
}

const TASK_RULES: Readonly<Record<Role, Readonly<Partial<Record<Task, Row>>>>> = {
  developer: {
    automation: ['agents and workflows in code', { agents: 3, automation: 2, dev_tools: 2 }],
    writing: ['documentation', { knowledge_mgmt: 2, dev_tools: 1, writing: 2 }],
    design: ['interfaces from prompts', { design_ui: 3, app_building: 3 }],
    analysis: ['queries and notebooks', { sql: 2, data_analysis: 2, ml_ops: 2 }],
    customer_service: ['bots built in code', { chatbots: 3, agents: 2, dev_tools: 1 }],
  },
  designer: {
    coding: ['no-code sites and apps', { app_building: 3, design_ui: 3 }],
    marketing: ['ads and social graphics', { ads: 2, social: 2, design_graphic: 2, brand: 1 }],
    analysis: ['user research', { user_research: 3, surveys: 1 }],
  },
  content_creator: {
    writing: ['articles and scripts', { writing: 3, seo: 2, editing: 1 }],
    design: ['thumbnails and images', { image_gen: 3, design_graphic: 2, photo_edit: 1 }],
    marketing: ['posts and clips', { social: 3, video_edit: 2 }],
    automation: ['reusing content everywhere', { social: 2, video_edit: 2, automation: 2 }],
    coding: ['your own site', { app_building: 3, design_ui: 1 }],
  },
  marketer: {
    analysis: ['web and campaign metrics', { web_analytics: 3, seo: 2, bi: 1 }],
    automation: ['campaign automation', { automation: 2, email: 3, crm: 2 }],
    design: ['ad and social visuals', { ads: 3, design_graphic: 2, social: 1, image_gen: 1 }],
    writing: ['search-friendly copy', { writing: 3, seo: 3, brand: 1 }],
    customer_service: ['talking with customers online', { chatbots: 2, social: 2, support: 1 }],
    coding: ['landing pages', { app_building: 3, design_ui: 2 }],
  },
  data_analyst: {
    coding: ['notebooks and queries', { sql: 3, code: 2, data_analysis: 2, ml_ops: 1 }],
    automation: ['data pipelines', { automation: 2, sql: 2, spreadsheets: 1 }],
    writing: ['reports from data', { bi: 2, documents_pdf: 1, presentation: 2 }],
  },
  project_manager: {
    automation: ['routine work between tools', { automation: 2, tasks_calendar: 2, project_mgmt: 2 }],
    communication: ['meeting notes and team updates', { meetings: 2, team_comms: 3, project_mgmt: 2 }],
    writing: ['briefs and status reports', { documents_pdf: 2, knowledge_mgmt: 2, writing: 1 }],
    analysis: ['reports and plans in tables', { spreadsheets: 2, project_mgmt: 2, bi: 1 }],
  },
  sales: {
    customer_service: ['customer care after the sale', { support: 3, crm: 2, chatbots: 1 }],
    automation: ['automated outreach', { sales_prospecting: 3, automation: 2, agents: 1 }],
    communication: ['calls and follow-up', { sales_calls: 3, meetings: 2, email: 2 }],
    writing: ['sales email', { email: 3, sales_prospecting: 2, writing: 1 }],
    marketing: ['leads from campaigns', { sales_prospecting: 2, email: 2, crm: 2, marketing_strategy: 1 }],
    analysis: ['pipeline and forecast', { forecasting: 3, crm: 2, sales_calls: 1 }],
  },
  consultant: {
    automation: ['client processes', { automation: 3, agents: 2, diagrams: 1 }],
    analysis: ['client metrics', { data_analysis: 2, spreadsheets: 2, bi: 1, research_web: 1 }],
    writing: ['reports and proposals', { documents_pdf: 2, writing: 2, presentation: 2 }],
    communication: ['client meetings', { meetings: 3, email: 1, tasks_calendar: 1 }],
    design: ['slides and diagrams', { presentation: 3, diagrams: 2 }],
  },
  entrepreneur: {
    coding: ['an app without a team', { app_building: 3, code: 2 }],
    design: ['a brand and a website', { brand: 3, design_graphic: 2, app_building: 1 }],
    customer_service: ['answering customers', { support: 3, chatbots: 3 }],
    marketing: ['getting noticed', { social: 2, email: 2, seo: 2, ads: 1 }],
    analysis: ['business metrics', { spreadsheets: 2, accounting: 2, bi: 1 }],
    communication: ['email and meetings', { email: 2, meetings: 2, tasks_calendar: 2 }],
  },
  researcher: {
    writing: ['papers', { research_academic: 3, editing: 2, writing: 2 }],
    analysis: ['study data', { data_analysis: 3, research_academic: 2, surveys: 1 }],
    coding: ['analysis in code', { code: 2, data_analysis: 2, ml_ops: 1 }],
    communication: ['interviews and transcripts', { transcription: 3, meetings: 1, user_research: 1 }],
    design: ['figures and diagrams', { diagrams: 3, presentation: 2, design_graphic: 1 }],
    automation: ['recurring literature searches', { research_academic: 2, research_web: 2, agents: 2 }],
  },
}

const key = (label: string) => label.replace(/[^a-z0-9]+/gi, '-').toLowerCase()

const rulesOf = <Second extends string>(
  rules: Readonly<Record<Role, Readonly<Partial<Record<Second, Row>>>>>,
  weight: number,
  second: (id: Second) => Pick<Interaction, 'industry' | 'task'>,
): Interaction[] =>
  Object.entries(rules).flatMap(([role, rows]) =>
    Object.entries(rows as Readonly<Record<string, Row>>).map(([id, [label, topics, own]]) => ({
      key: `${role}-${id}-${key(label)}`,
      role: role as Role,
      ...second(id as Second),
      label,
      topics,
      weight: own ?? weight,
    })),
  )

/** No role of the quiz is a teacher's: of the academics in education, those who make training material teach. */
const TEACHERS: Interaction = {
  key: 'researcher-education-training-lessons-and-tests',
  role: 'researcher',
  industry: 'education',
  content: 'training',
  label: 'lessons and tests',
  topics: { teaching: 3, presentation: 1, training: 1 },
  weight: 2.2,
}

/** The industry says more about a role's tools than a task does, which is an intent of its own anyway. */
export const INTERACTIONS: readonly Interaction[] = [
  ...rulesOf(INDUSTRY_RULES, 2.2, (industry) => ({ industry })),
  TEACHERS,
  ...rulesOf(TASK_RULES, 1.1, (task) => ({ task })),
]
