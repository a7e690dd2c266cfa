/** What the limits read of how a tool is used: by whom, for how many seats, with whose data. */
import type { Topic } from '../../catalogue/vocabulary.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { TEAM_SEATS, type Team } from './teams.ts'

/** Topics of tools that are of use only when the whole team works in them. */
const SHARED: readonly Topic[] = ['project_mgmt', 'team_comms', 'crm', 'support', 'hr']

/** Topics of tools that read or record what is said, written or stored about patients. */
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

/** A topic counts from this strength on: a side topic does not say who uses the tool. */
const MAIN_STRENGTH = 0.6
const PATIENT_STRENGTH = 0.4

const hasTopic = ({ topics }: EngineTool, wanted: readonly Topic[], strength: number): boolean =>
  wanted.some((topic) => (topics[topic] ?? 0) >= strength)

/** Whether the tool can be used without paying, as far as its pricing model says. */
export const isFreeToUse = ({ pricingModel }: EngineTool): boolean =>
  pricingModel === 'free' || pricingModel === 'freemium'

/** Whether a team buys the tool together: it is team software, or no plan is sold to a single person. */
const isShared = (tool: EngineTool): boolean =>
  hasTopic(tool, SHARED, MAIN_STRENGTH) ||
  (tool.plans.length > 0 && tool.plans.every(({ min_seats }) => (min_seats ?? 1) > 1))

/** Seats to pay for: those of the team for a shared tool, else one. One when the size of the team is not known. */
export const seatsFor = (tool: EngineTool, team: Team | null): number =>
  team === null || !isShared(tool) ? 1 : TEAM_SEATS[team]

/** Whether the tool would process patients' data where somebody in healthcare uses it. */
export const readsPatientData = (tool: EngineTool): boolean => hasTopic(tool, PATIENT_DATA, PATIENT_STRENGTH)
