import type { Topic } from '../../catalogue/vocabulary.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { TEAM_SEATS, type Team } from './teams.ts'

/** Topics of tools that only help when the whole team uses them. */
const SHARED: readonly Topic[] = ['project_mgmt', 'team_comms', 'crm', 'support', 'hr']

/** Topics of tools that read or record patient data. */
const PATIENT_DATA: readonly Topic[] = [
  'clinical',
  'transcription',
  'meetings',
  'documents_pdf',
  'email',
  'editing',
  'translation',
  'support',
  'chatbots',
  'crm',
  'sales_calls',
  'voice',
  'automation',
  'agents',
  'data_analysis',
  'bi',
  'sql',
  'spreadsheets',
  'accounting',
  'knowledge_mgmt',
  'tasks_calendar',
  'team_comms',
  'project_mgmt',
  'surveys',
  'hr',
  'general_assistant',
]

/** Weaker topics do not tell who uses the tool. */
const MAIN_STRENGTH = 0.6
const PATIENT_STRENGTH = 0.4

const hasTopic = ({ topics }: EngineTool, wanted: readonly Topic[], strength: number): boolean =>
  wanted.some((topic) => (topics[topic] ?? 0) >= strength)

/** By its pricing model. */
export const isFreeToUse = ({ pricingModel }: EngineTool): boolean =>
  pricingModel === 'free' || pricingModel === 'freemium'

/** Whether teams buy the tool together: team software, or no plan for a single person. */
const isShared = (tool: EngineTool): boolean =>
  hasTopic(tool, SHARED, MAIN_STRENGTH) ||
  (tool.plans.length > 0 && tool.plans.every(({ min_seats }) => (min_seats ?? 1) > 1))

/** Seats to pay for: the team's for a shared tool, else one. One when the team size is unknown. */
export const seatsFor = (tool: EngineTool, team: Team | null): number =>
  team === null || !isShared(tool) ? 1 : TEAM_SEATS[team]

/** Whether the tool would process patient data when used in healthcare. */
export const readsPatientData = (tool: EngineTool): boolean => hasTopic(tool, PATIENT_DATA, PATIENT_STRENGTH)
