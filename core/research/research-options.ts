import { HOUR_MS } from '../durations.ts'

type ResearchScope = {
  readonly slugs: readonly string[] | null
  /** Matches items of the category; null for any item. */
  readonly words: RegExp | null
}

export const RESEARCH_SCOPES = {
  productivity: {
    slugs: [
      ...['productivity', 'project-management', 'notes-knowledge', 'meeting-assistants', 'email', 'automation'],
      ...['presentations', 'pdf-documents'],
    ],
    words:
      /\b(productivity|calendar|tasks?|to-?do|notes?|meetings?|e-?mails?|inbox|workflows?|automat\w+|planner|slides?|documents?)\b/i,
  },
  design: {
    slugs: ['design', 'image-generation', 'photo-editing', 'video-generation', 'video-editing', 'avatars', '3d-gaming'],
    words:
      /\b(design\w*|images?|photos?|logos?|illustrat\w+|graphics?|figma|prototyp\w+|videos?|3d|fonts?|wireframes?)\b/i,
  },
  development: {
    slugs: [
      ...['coding-assistants', 'developer-tools', 'no-code-website-builders', 'llm-agent-frameworks'],
      ...['model-apis', 'ml-platforms', 'local-ai', 'ai-agents'],
    ],
    words:
      /\b(develop\w*|cod(?:e|ing)|programm\w+|api|apis|sdk|github|software|debug\w*|deploy\w*|framework|open[- ]source)\b/i,
  },
  marketing: {
    slugs: ['marketing', 'seo', 'social-media', 'sales', 'crm', 'e-commerce'],
    words:
      /\b(market\w+|seo|ads?|advertis\w+|campaigns?|social media|newsletters?|brand\w*|leads?|sales|e-?commerce)\b/i,
  },
  analytics: {
    slugs: ['data-analysis', 'spreadsheets'],
    words: /\b(analy\w+|dashboards?|data|metrics?|charts?|spreadsheets?|sql|business intelligence|reporting)\b/i,
  },
  all: { slugs: null, words: null },
} as const satisfies Record<string, ResearchScope>

export type ResearchCategory = keyof typeof RESEARCH_SCOPES
export const RESEARCH_CATEGORIES = Object.keys(RESEARCH_SCOPES) as ResearchCategory[]

const TIMEFRAMES_MS = { '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS, '30d': 30 * 24 * HOUR_MS } as const
export type ResearchTimeframe = keyof typeof TIMEFRAMES_MS
export const RESEARCH_TIMEFRAMES = Object.keys(TIMEFRAMES_MS) as ResearchTimeframe[]

/** A favorite takes an account and a decision; a view takes a click. */
const FAVORITE_WEIGHT = 5
/** Half-lives per timeframe: events at its start count an eighth. */
const HALF_LIVES = 3

/** Weights of interest: events since `since` halve with each half-life of age. */
export const trendRule = (timeframe: ResearchTimeframe, now: Date) => ({
  since: new Date(now.getTime() - TIMEFRAMES_MS[timeframe]),
  halfLifeMs: TIMEFRAMES_MS[timeframe] / HALF_LIVES,
  favoriteWeight: FAVORITE_WEIGHT,
})
