/** Words generated texts may always use because they claim nothing, and words they may never use. */
import { tokensOf } from '../model/evidence.ts'

const words = (text: string): ReadonlySet<string> => new Set(tokensOf(text))

/** Function words and the plainest verbs, which cannot name a feature. As `tokensOf` returns them. */
export const GLUE_WORDS: ReadonlySet<string> = words(`
  a an the this that these those it its itself they them their there here you your yours yourself we our us one ones some
  any each every both other others another such same own and or but so if then than as of to in on at by for from with
  into onto over under about after before between through during while when where which who whose what how why because
  since although though also too just only even well rather more less much many few another still yet again together
  is are was be been being am do does did done has have had having can could may might will would should must
  s t re ve ll d m let lets make makes making made get gets getting give gives gave given take takes taking taken put puts
  use uses used using user users useful need needs needed want wants wanted look looks looking find finds found keep keeps
  keeping kept come comes coming go goes going bring brings help helps helped helping helpful offer offers offered
  offering provide provides provided providing include includes included including cover covers covered covering support
  supports allow allows allowed allowing enable enables mean means fit fits fitting suit suits suited suitable match
  matches matter matters count counts serve serves note mind say says said state states stated list lists listed
  start starts starting try tries trying consider work works working job jobs task tasks thing things way ways part kind
  type case cases point example instance answer answers choice option feature features strength strengths plus
  candidate interest typical people person team month months year years week day time place side line plan plans price
  prices priced cost costs costing budget seat seats tool tools product vendor app level skill skills connect connects
  connected connecting people possible likely usually often sometimes already currently around within reach ask asks
  directly easily quickly simply clearly worth relevant related based according good short description public privacy
  claim claims billed yearly known own jobs
`)

export const NEGATIONS: ReadonlySet<string> = words(
  'no not none never nothing nobody without lack lacks lacking cannot don doesn isn aren won can’t missing neither nor except unlike',
)

const PRAISE = new Set(
  `best top leading leader ultimate perfect perfectly ideal unmatched unrivalled unrivaled unbeatable unparalleled superior
  flawless revolutionary groundbreaking guaranteed guarantees guarantee world-class amazing incredible outstanding
  exceptional always most foremost premier number-one industry-leading game-changing must-have only-choice`.split(
    /\s+/,
  ),
)

// Words in -est that are not superlatives.
const NO_SUPERLATIVE = new Set(
  `test request interest rest invest suggest digest west guest forest harvest manifest contest honest modest request quest
  protest priest nest pest vest chest latest behest ingest attest arrest earnest conquest inquest unrest backtest
  pretest retest crest jest lest zest interest`.split(/\s+/),
)

/** Superlatives and similar praise in lower case: `best`, `fastest`, `unmatched`. */
export const isSuperlative = (word: string): boolean =>
  PRAISE.has(word) || /^#|^number one$/.test(word) || (/^\p{L}{3,}est$/u.test(word) && !NO_SUPERLATIVE.has(word))
