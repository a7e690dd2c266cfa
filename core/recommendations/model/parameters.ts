/** The numbers that the engine ranks by. A change of any of them is a new engine version. */
import type { IntentFamily } from './recommendation.ts'

/** Travels with every answer, so that a stored list says which rules made it. */
export const ENGINE_VERSION = '1.4.0'

export type EngineParameters = {
  /** Weight of each family of intents; n ticked options share it as weight / sqrt(n) each. Interactions have their own. */
  readonly families: Readonly<Record<Exclude<IntentFamily, 'interaction'>, number>>
  /** Most interactions that one set of answers can set off. */
  readonly interactionLimit: number
  /**
   * Relevance is the mean of two views: this much of it is how far the tool points where all intents together point,
   * the rest how much of the intents it covers, each by its share.
   */
  readonly direction: number
  /** Parts of the score by which candidates are found. */
  readonly score: { readonly relevance: number; readonly fit: number; readonly standing: number }
  readonly fit: { readonly level: number; readonly trait: number; readonly industry: number; readonly stack: number }
  readonly standing: { readonly prominence: number; readonly rating: number }
  /**
   * The list is chosen one by one from the `pool` best: by score, and by what it covers of the intents through topics
   * that are still to be done (each tool takes away `saturation` of a topic, as far as it does it, and `saturationAsRead` of
   * an intent that the search reads).
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
    readonly category: number
    /** For developers who ask for code alone: nearly all they want stands in one category. */
    readonly categoryOfPureCoders: number
    /** For who says in a sentence what they want to get done, which is often the work of one category. */
    readonly categoryOfOwnWords: number
    /** Tools whose main intent is the same. */
    readonly intent: number
    /** The cap of intents gives way when what keeps it adds less than this part of what does not. */
    readonly minIntentGainRatio: number
  }
  /** A list holds one tool of at most this prominence, if its relevance is within `lesserKnownMargin` of a shown one. */
  readonly lesserKnown: number
  readonly lesserKnownMargin: number
  /** Points of a match: they sum to 100. Those of limits that the answers do not set go to the subject and the intents. */
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
  /** A tool that covers this part of the intents is wholly on the subject: nobody expects one tool to do everything. */
  readonly onSubject: number
  /** The same with a sentence: how well a tool fits one is measured more strictly than how well it fits an answer. */
  readonly onSubjectOfOwnWords: number
  /** Lowest match that a label stands for; the best match is also the first. */
  readonly labels: { readonly bestMatch: number; readonly greatOption: number }
  readonly listLength: number
  /** With this many eligible or fewer, relaxations are added. */
  readonly relaxAt: number
  readonly relaxationLength: number
}

export const PARAMETERS: EngineParameters = {
  families: {
    role: 1,
    tasks: 2,
    content: 0.6,
    industry: 0.6,
    data_sources: 0.3,
    challenges: 0.2,
    bottleneck: 0.2,
    goal: 0.2,
    purpose: 5,
  },
  interactionLimit: 2,
  direction: 0.3,
  score: { relevance: 0.46, fit: 0.14, standing: 0.4 },
  fit: { level: 0.35, trait: 0.25, industry: 0.2, stack: 0.2 },
  standing: { prominence: 0.85, rating: 0.15 },
  rerank: { pool: 160, score: 0.7, coverage: 0.3, saturation: 0.7, saturationAsRead: 0.9 },
  caps: {
    assistants: 2,
    assistantsOfGeneralists: 3,
    vendor: 2,
    category: 5,
    categoryOfPureCoders: 8,
    categoryOfOwnWords: 7,
    intent: 6,
    minIntentGainRatio: 0.85,
  },
  lesserKnown: 1,
  lesserKnownMargin: 0.05,
  ledger: { budget: 8, privacy: 5, platform: 4, team: 3, purpose: 5, subject: 40, intents: 20, fit: 8, standing: 12 },
  onSubject: 0.4,
  onSubjectOfOwnWords: 0.3,
  labels: { bestMatch: 80, greatOption: 70 },
  listLength: 10,
  relaxAt: 2,
  relaxationLength: 5,
}
