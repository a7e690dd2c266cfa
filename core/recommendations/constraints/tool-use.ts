import type { Topic } from '../../catalogue/vocabulary.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { TEAM_SEATS, type Team } from './teams.ts'

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

/** Weaker topics do not tell what the tool reads. */
const PATIENT_STRENGTH = 0.4

const hasTopic = ({ topics }: EngineTool, wanted: readonly Topic[], strength: number): boolean =>
  wanted.some((topic) => (topics[topic] ?? 0) >= strength)

/** By its pricing model. */
export const isFreeToUse = ({ pricingModel }: EngineTool): boolean =>
  pricingModel === 'free' || pricingModel === 'freemium'

/** Seats to pay for: the limit is for everyone who will use the tool. One when the team size is unknown. */
export const seatsFor = (team: Team | null): number => (team === null ? 1 : TEAM_SEATS[team])

/** Whether the tool would process patient data when used in healthcare. */
export const readsPatientData = (tool: EngineTool): boolean => hasTopic(tool, PATIENT_DATA, PATIENT_STRENGTH)

/** Topics of tools that read what the user writes or uploads. */
const OWN_CONTENT: readonly Topic[] = [
  'documents_pdf',
  'writing',
  'editing',
  'transcription',
  'translation',
  'user_research',
  'data_analysis',
  'general_assistant',
]
const OWN_STRENGTH = 0.5
const MADE_FOR_PAPERS = 0.9
const WHOLE_WEB = 0.6

/** Whether it searches published papers and is not made to read the user's own content. */
export const searchesPublishedPapers = (tool: EngineTool): boolean =>
  (tool.topics.research_academic ?? 0) >= MADE_FOR_PAPERS &&
  !hasTopic(tool, OWN_CONTENT, OWN_STRENGTH) &&
  !hasTopic(tool, ['research_web'], WHOLE_WEB)
