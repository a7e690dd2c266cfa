/** Closed vocabularies and their labels that only this form uses. */
import type { Industry, Role, Topic } from '#core/catalogue/vocabulary.ts'
import { INTEGRATION_LABELS, PLATFORM_LABELS, PRIVACY_LABELS, TEAM_SIZE_LABELS } from '#core/display/labels.ts'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'

export type Option = readonly [value: string, label: string]

const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] => Object.entries(labels)

export const PRICING_MODEL_OPTIONS = optionsOf(PRICING_MODEL_LABELS)

export const PLATFORM_OPTIONS = optionsOf(PLATFORM_LABELS)

export const PRIVACY_OPTIONS = optionsOf(PRIVACY_LABELS)

export const INTEGRATION_OPTIONS = optionsOf(INTEGRATION_LABELS)

export const TEAM_SIZE_OPTIONS = optionsOf(TEAM_SIZE_LABELS)

export const INDUSTRY_OPTIONS = optionsOf({
  technology: 'Technology',
  healthcare: 'Healthcare',
  finance: 'Finance',
  education: 'Education',
  marketing_agency: 'Marketing agency',
  ecommerce: 'E-commerce',
  manufacturing: 'Manufacturing',
  consulting: 'Consulting',
  media: 'Media',
  nonprofit: 'Nonprofit',
} satisfies Record<Industry, string>)

export const ROLE_OPTIONS = optionsOf({
  developer: 'Developer',
  designer: 'Designer',
  content_creator: 'Content creator',
  marketer: 'Marketer',
  data_analyst: 'Data analyst',
  project_manager: 'Project manager',
  sales: 'Sales',
  consultant: 'Consultant',
  entrepreneur: 'Entrepreneur',
  researcher: 'Researcher',
} satisfies Record<Role, string>)

export const TOPIC_OPTIONS = optionsOf({
  writing: 'Writing',
  editing: 'Editing',
  translation: 'Translation',
  seo: 'SEO',
  social: 'Social',
  email: 'Email',
  ads: 'Ads',
  marketing_strategy: 'Marketing strategy',
  brand: 'Brand',
  code: 'Code',
  code_review: 'Code review',
  app_building: 'App building',
  dev_tools: 'Dev tools',
  ml_ops: 'ML ops',
  local_models: 'Local models',
  data_analysis: 'Data analysis',
  bi: 'BI',
  spreadsheets: 'Spreadsheets',
  sql: 'SQL',
  web_analytics: 'Web analytics',
  forecasting: 'Forecasting',
  finance_analysis: 'Finance analysis',
  accounting: 'Accounting',
  design_graphic: 'Graphic design',
  design_ui: 'UI design',
  image_gen: 'Image generation',
  photo_edit: 'Photo editing',
  product_photo: 'Product photo',
  '3d': '3D',
  video_gen: 'Video generation',
  video_edit: 'Video editing',
  avatar_video: 'Avatar video',
  voice: 'Voice',
  podcast: 'Podcast',
  music: 'Music',
  transcription: 'Transcription',
  meetings: 'Meetings',
  presentation: 'Presentation',
  diagrams: 'Diagrams',
  documents_pdf: 'Documents and PDF',
  knowledge_mgmt: 'Knowledge management',
  tasks_calendar: 'Tasks and calendar',
  project_mgmt: 'Project management',
  team_comms: 'Team communication',
  automation: 'Automation',
  agents: 'Agents',
  chatbots: 'Chatbots',
  support: 'Support',
  sales_prospecting: 'Sales prospecting',
  sales_calls: 'Sales calls',
  crm: 'CRM',
  ecommerce: 'E-commerce',
  training: 'Training',
  teaching: 'Teaching',
  research_web: 'Web research',
  research_academic: 'Academic research',
  user_research: 'User research',
  surveys: 'Surveys',
  legal: 'Legal',
  hr: 'HR',
  fundraising: 'Fundraising',
  clinical: 'Clinical',
  industrial: 'Industrial',
  security: 'Security',
  ai_detection: 'AI detection',
  companions: 'Companions',
  travel: 'Travel',
  jobs: 'Job search',
  fitness: 'Fitness',
  models: 'Models',
  general_assistant: 'General assistant',
} satisfies Record<Topic, string>)
