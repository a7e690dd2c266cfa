/**
 * Conditions that take several words, possibly with others in between: "without sending code to the cloud", "I do not
 * want to pay". Patterns read words in lower case without accents and apostrophes, joined by single spaces.
 */
import type { SearchFilter } from '../search-result.ts'

type ConditionPattern = { readonly filter: SearchFilter; readonly value: string | null; readonly pattern: RegExp }

const OWN = '(?:(?:our|my|their|your|the|own|internal|local|company|corporate|private) ){1,3}'
const PLACE =
  '(?:machines?|computers?|pcs?|laptops?|servers?|hardware|networks?|intranet|infrastructure|data ?cent(?:er|re)s?|premises|building|house|walls|office|company|firm|organi[sz]ation|hospital|clinic|practice|school|devices?|phones?)'
const CLOUD =
  '(?:(?:the|any|a|some|public|external|foreign|someone elses|other peoples|third party|american|us) )*(?:clouds?|internet|third part(?:y|ies)|servers?|outside|outsiders|other companies|vendors?)'
const SEND =
  '(?:send(?:ing)?|upload(?:ing)?|put(?:ting)?|stor(?:e|ing)|shar(?:e|ing)|giv(?:e|ing)|mov(?:e|ing)|leak(?:ing)?)'
const DO_NOT =
  '(?:(?:do|does|did|will|would|must|may|can|should|shall|could) ?not|dont|doesnt|wont|wouldnt|cannot|cant|mustnt|shouldnt|never)'
const SOME = '(?:\\w+ ){0,4}?'

/** "our code must", "nothing may" before what must not happen. */
const SUBJECT =
  '(?:(?:(?:nothing|everything|it|all|(?:(?:no|our|my|the|all|any|patient|client|customer|personal|sensitive) )*(?:data|code|files?|documents?|content|texts?|audio|recordings?|photos?|information)) )?(?:(?:must|may|has to|have to|should|shall|can|needs? to|is allowed to|are allowed to) )?(?:not |never |only )?)?'

const OWN_COMPUTERS = [
  // "without sending code to the cloud", "do not upload files to any server"
  `(?:without|not|never|avoid(?:ing)?|${DO_NOT}) (?:\\w+ ){0,2}?${SEND} ${SOME}(?:to|in|into|on|with) ${CLOUD}`,
  // "code must stay on our machines", "keep everything in house"
  `${SUBJECT}(?:stays?|staying|remains?|be kept|be stored|be hosted|be processed|kept|keep(?:ing)?|runs?|running|hosted|stored|processed) (?:\\w+ ){0,2}?(?:on|in|within|inside) ${OWN}${PLACE}`,
  'keep(?:ing)? (?:\\w+ ){0,2}?(?:in house|inhouse)',
  // "nothing may leave our network", "without data leaving the company"
  `(?:without )?${SUBJECT}(?:leav(?:e|es|ing)|exit(?:s|ing)?) ${OWN}${PLACE}`,
  '(?:no|not in|not in the|not on the|never in the|without|without the|without any|outside the|avoid the|no public) cloud',
  'cloud (?:is |services? (?:is |are )?)?(?:not allowed|forbidden|prohibited|not an option|out of the question)',
  '(?:in house|inhouse|local|locally|on prem|on premise|on premises) only',
  'only (?:in house|local|locally|on prem|on premises)',
  'air ?gapped',
  'on our own (?:machines?|computers?|hardware|infrastructure)',
  '(?:ohne|keine) cloud',
  'sans (?:le )?cloud',
  'sin (?:la )?nube',
  'sem (?:a )?nuvem',
]

const FREE = [
  // "I do not want to pay", "cannot spend any money"; not "do not want to pay more than $20" or "... every month"
  `(?:(?:i|we|but) )*(?:${DO_NOT}|without|not) (?:(?:want|wanna|like|able|willing|have|having|afford|need|going|wish) )?(?:(?:to|for) )?(?:have to )?(?:pay|paying|spend|spending)(?: (?:anything|money|any money|a cent|a penny|for (?:it|this|that|software|tools?|anything)))*(?! (?:more|over|above|much|so|too|extra|per|by|monthly|yearly|every|each|(?:a|an) (?:lot|fortune|subscription|fee|monthly|yearly|extra)|\\d))`,
  '(?:no|zero|without a|without any|have no|with no) (?:budget|money)(?: (?:for (?:it|this|software|tools?)|to spend|at all))?',
  '(?:must|should|has to|may|can|it) (?:\\w+ )?(?:cost|costs) nothing',
  '(?:must|should|may) not cost (?:me |us )?anything',
]

const NO_SUBSCRIPTION = [
  '(?:no|without|without a|without any|not a|instead of a|hate|avoid) (?:(?:monthly|yearly|recurring|more|new|another) )?subscriptions?(?: fees?)?',
  `(?:(?:i|we|but) )*${DO_NOT} (?:want|need|like) (?:a|another|any|more) (?:monthly )?subscriptions?`,
  `(?:(?:i|we|but) )*(?:${DO_NOT}|without) (?:want )?(?:to )?(?:pay|paying) (?:monthly|yearly|every month|every year|per month|a monthly fee)`,
  '(?:one time|onetime|one off|single) (?:purchase|payment|price|license|licence|fee)',
  '(?:pay|buy|purchase|bought|paid)(?: it| for it)? (?:only )?once',
  '(?:lifetime|perpetual) (?:license|licence|deal|purchase|access)',
]

const EU_HOSTING = [
  '(?:eu|europe|european union) only',
  'only (?:in )?(?:the )?(?:eu|europe|european union)',
  `${SUBJECT}(?:stays?|remains?|kept|keep(?:ing)?|stored|hosted|processed) (?:\\w+ ){0,2}?(?:in|within|inside) (?:the )?(?:eu|europe|european union)`,
]

const NO_TRAINING = [
  `${SUBJECT}(?:${DO_NOT}|not|without|never|no) (?:be )?(?:us(?:e|ed|ing) )?(?:\\w+ ){0,3}?(?:for|to|as) (?:ai |model )?train(?:ing)?(?: data| models?)?`,
  `(?:${DO_NOT}|not|without|never) (?:be )?train(?:s|ed|ing)? (?:on|with) (?:our|my|the|your)(?: own)? (?:data|code|texts?|files|documents|content|work|chats?|conversations?|images?|pictures?|photos?)`,
]

const compiled = (filter: SearchFilter, value: string | null, patterns: readonly string[]): ConditionPattern[] =>
  patterns.map((pattern) => ({ filter, value, pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g') }))

/** The first that matches at a place counts. */
export const CONDITION_PATTERNS: readonly ConditionPattern[] = [
  ...compiled('NO_SUBSCRIPTION', null, NO_SUBSCRIPTION),
  ...compiled('FREE_TIER', null, FREE),
  ...compiled('PRIVACY', 'no_training_default', NO_TRAINING),
  ...compiled('PRIVACY', 'eu_hosting', EU_HOSTING),
  ...compiled('OWN_COMPUTERS', null, OWN_COMPUTERS),
]
