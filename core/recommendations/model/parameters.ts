/** Ranking parameters. Changing any of them makes a new engine version. */
import type { IntentFamily } from './recommendation.ts'
import { MAX_RELAXED_TOOLS, RELAX_AT } from './relaxation-limits.ts'

/** Stored with every list to identify the rules behind it. */
export const ENGINE_VERSION = '1.8.2'

export type EngineParameters = {
  /** Weight per intent family; n selected options share it as weight / sqrt(n) each. Interactions have their own. */
  readonly families: Readonly<Record<Exclude<IntentFamily, 'interaction'>, number>>
  readonly interactionLimit: number
  readonly jobs: {
    /** Jobs inferred from the answers, most likely first, weighing as their likelihood to this power. */
    readonly most: number
    readonly power: number
    /** The part of a sentence's fit that its jobs decide; the rest comes from the search. */
    readonly ofSentence: number
  }
  readonly score: { readonly relevance: number; readonly fit: number; readonly standing: number }
  readonly fit: { readonly level: number; readonly trait: number; readonly industry: number; readonly stack: number }
  readonly standing: { readonly prominence: number; readonly rating: number }
  /**
   * Reranking of the `pool` best: each tool reduces the open need for a topic by `saturation` times its coverage, and
   * for an intent from the search by `saturationAsRead`.
   */
  readonly rerank: {
    readonly pool: number
    readonly score: number
    readonly coverage: number
    readonly saturation: number
    readonly saturationAsRead: number
  }
  readonly caps: {
    readonly assistants: number
    /** For consultants, founders and researchers, whose work is as broad as an assistant's. */
    readonly assistantsOfGeneralists: number
    readonly vendor: number
    /** Without own words, which often concern one category. */
    readonly category: number
    /** For developers who only want code, nearly all of it in one category. */
    readonly categoryOfPureCoders: number
    /** Tools with the same main intent. */
    readonly intent: number
    /** The intent cap is relaxed when it leaves less than this share of the gain without it. */
    readonly minIntentGainRatio: number
  }
  /** Included if its relevance is within `lesserKnownMargin` of a shown tool. */
  readonly lesserKnown: number
  readonly lesserKnownMargin: number
  /** Points of a match, 100 in total. Points of unset limits go to subject and intents. */
  readonly ledger: {
    readonly budget: number
    readonly privacy: number
    readonly platform: number
    readonly team: number
    readonly purpose: number
    readonly subject: number
    readonly intents: number
    readonly fit: number
    readonly standing: number
  }
  /** Coverage at which a tool is fully on the subject: no tool does everything. */
  readonly onSubject: number
  /** With a sentence, whose fit is measured more strictly. */
  readonly onSubjectOfOwnWords: number
  /** Lowest match per label; the best match is also the first. */
  readonly labels: { readonly bestMatch: number; readonly greatOption: number }
  readonly listLength: number
  /** Relaxations are added at this many eligible tools or fewer. */
  readonly relaxAt: number
  readonly relaxationLength: number
}

export const PARAMETERS: EngineParameters = {
  families: {
    role: 0.8,
    tasks: 2,
    content: 0.6,
    industry: 0.6,
    data_sources: 0.3,
    challenges: 0.2,
    bottleneck: 0.2,
    goal: 0.2,
    purpose: 16,
    jobs: 8,
  },
  jobs: { most: 20, power: 0.5, ofSentence: 0.7 },
  interactionLimit: 2,
  score: { relevance: 0.56, fit: 0.14, standing: 0.3 },
  fit: { level: 0.35, trait: 0.25, industry: 0.2, stack: 0.2 },
  standing: { prominence: 0.85, rating: 0.15 },
  rerank: { pool: 160, score: 0.7, coverage: 0.3, saturation: 0.7, saturationAsRead: 0.9 },
  caps: {
    assistants: 2,
    assistantsOfGeneralists: 3,
    vendor: 2,
    category: 5,
    categoryOfPureCoders: 8,
    intent: 6,
    minIntentGainRatio: 0.85,
  },
  lesserKnown: 1,
  lesserKnownMargin: 0.05,
  ledger: { budget: 8, privacy: 5, platform: 4, team: 3, purpose: 5, subject: 40, intents: 20, fit: 8, standing: 12 },
  onSubject: 0.4,
  onSubjectOfOwnWords: 0.3,
  labels: { bestMatch: 80, greatOption: 80 },
  listLength: 10,
  relaxAt: RELAX_AT,
  relaxationLength: MAX_RELAXED_TOOLS,
}
