/**
 * Conditions that take several words, possibly with others in between: "without sending code to the cloud", "I do not
 * want to pay". Patterns read words in lower case without accents and apostrophes, joined by single spaces.
 */
import type { SearchFilter } from '../search-result.ts'

type ConditionPattern = { readonly filter: SearchFilter; readonly value: string | null; readonly pattern: RegExp }

const OWN = '(?:(?:our|my|their|your|the|own|internal|local|company|corporate|private) ){1,3}'
const MACHINES =
  '(?:machines?|computers?|pcs?|laptops?|servers?|hardware|networks?|intranet|infrastructure|data ?cent(?:er|re)s?|premises|devices?|phones?)'
const ORGANIZATION = '(?:building|house|walls|office|company|firm|organi[sz]ation|hospital|clinic|practice|school)'
const CLOUD =
  '(?:(?:the|any|a|some|public|external|foreign|someone elses|other peoples|third party|american|us) )*(?:clouds?|internet|third part(?:y|ies)|servers?|outside|outsiders|other companies)'
const SEND =
  '(?:send(?:ing)?|upload(?:ing)?|put(?:ting)?|stor(?:e|ing)|shar(?:e|ing)|giv(?:e|ing)|mov(?:e|ing)|leak(?:ing)?)'
const DO_NOT =
  '(?:(?:do|does|did|will|would|must|may|can|should|shall|could) ?not|dont|doesnt|wont|wouldnt|cannot|cant|mustnt|shouldnt|never)'
const WISH = '(?:(?:want|have|having|need|needing|wish|like|ever|to|us|me|it|you|be|allowed|able) ){0,3}'
const SOME = '(?:\\w+ ){0,4}?'

const DATA =
  '(?:nothing|everything|it|all|(?:(?:no|our|my|the|all|any|patient|client|customer|personal|sensitive) )*(?:data|code|files?|documents?|content|texts?|audio|recordings?|photos?|information))'
const MUST = '(?:(?:must|may|has to|have to|should|shall|can|needs? to|is allowed to|are allowed to) )?'
/** "our code must", "nothing may" before what must not happen. */
const SUBJECT = `(?:(?:${DATA} )?(?:(?:about|of|from) (?:\\w+ ){1,3})?${MUST}(?:not |never |ever |only )?)?`
const NOT_AFTER_NOT = '(?<!(?:not|dont|doesnt|wont|never|without|cannot|cant|mustnt) (?:\\w+ ){0,2})'
const KEPT = '(?:stays?|staying|remains?|be kept|be stored|be hosted|be processed|kept|hosted|stored|processed)'

const OWN_COMPUTERS = [
  // "without sending code to the cloud", "do not upload files to any server"
  `(?:without|not|never|avoid(?:ing)?|${DO_NOT}) ${WISH}${SEND} ${SOME}(?:to|in|into|on|with) ${CLOUD}`,
  // "code must stay on our machines", not "must not be stored on our servers"
  `${NOT_AFTER_NOT}(?:(?:${DATA} )?${MUST}(?:only )?)?(?:${KEPT}|keep(?:ing)?|runs?|running) (?:\\w+ ){0,2}?(?:on|in|within|inside) ${OWN}${MACHINES}`,
  // "our data must stay in the company", not "stay in the house"
  `${DATA} ${MUST}(?:only )?${KEPT} (?:\\w+ )?(?:in|within|inside) ${OWN}${ORGANIZATION}`,
  `keep(?:ing)? ${DATA} (?:in|within|inside) ${OWN}${ORGANIZATION}`,
  `keep(?:ing)? ${DATA} (?:in house|inhouse)`,
  // "nothing may leave our network", "without data leaving the company", not "people leave the company"
  // A Mac is a platform elsewhere: "runs on my Mac"
  `(?:without )?${SUBJECT}(?:leav(?:e|es|ing)|exit(?:s|ing)?) ${OWN}(?:${MACHINES}|macs?|macbooks?)`,
  `(?:without )?${DATA} ${MUST}(?:not |never |ever )?(?:leav(?:e|es|ing)|exit(?:s|ing)?) ${OWN}${ORGANIZATION}`,
  '(?:no|not in|not in the|not on the|never in the|without|without the|without any|outside the|avoid the|no public) cloud',
  'cloud (?:is |services? (?:is |are )?)?(?:not allowed|forbidden|prohibited|not an option|out of the question)',
  '(?:in house|inhouse|local|locally|on prem|on premise|on premises) only',
  'only (?:in house|locally|on prem|on premises)',
  'air ?gapped',
  'on our own (?:machines?|computers?|hardware|infrastructure)',
  '(?:ohne|keine) cloud',
  'sans (?:le )?cloud',
  'sin (?:la )?nube',
  'sem (?:a )?nuvem',
]

const WANT = '(?:want|wanna|like|willing|able|going|wish|need|have)(?: to)?'
const ANYTHING = '(?:anything|money|any money|a cent|a penny)'
/** As long as possible, so that what follows decides: "pay for it" is nothing, "pay for it every month" is not. */
const AT_ALL = `(?=((?: (?:${ANYTHING}|at all|for (?:it|this|that|software|tools?|a tool|anything)))*))\\1`
const AMOUNTS =
  '(?! (?:more|over|above|much|so|too|extra|per|by|monthly|yearly|annually|every|each|for|to|on|late|once|my|our|their|his|her|them|attention|taxes|invoices?|bills?|rent|staff|people|employees|(?:a|an) (?:lot|fortune|subscription|fee|monthly|yearly|annual|extra|agency|designer|lawyer|freelancer|consultant|developer)|\\d))'

const FREE = [
  // "I do not want to pay", "cannot spend any money"; not "do not want to pay more than $20", "customers who do not pay"
  `(?:(?:(?:i|we|but) )*(?:${DO_NOT}|not) ${WANT}|without (?:having|needing|the need) to|(?:i|we) (?:cannot|cant|can not|wont|will not)|${DO_NOT} afford to) (?:pay|spend ${ANYTHING})${AT_ALL}${AMOUNTS}`,
  `(?:without|not) (?:paying|spending ${ANYTHING})${AT_ALL}${AMOUNTS}`,
  '(?:no|zero|without a|without any|have no|with no) (?:budget|money)(?=((?: (?:for (?:it|this|software|tools?)|to spend|at all))?))\\1(?! (?:for|plan|planners?|planning|tracker|tracking|app|report|reports|management|transfer|transfers))',
  '(?:must|should|has to|may|can|it) (?:\\w+ )?(?:cost|costs) nothing',
  '(?:must|should|may) not cost (?:me |us )?anything',
  'nothing (?:that|which) costs (?:money|anything)',
]

const NO_SUBSCRIPTION = [
  '(?:no|without|without a|without any|not a|instead of a|hate|avoid) (?:(?:monthly|yearly|recurring|more|new|another) )?subscriptions?(?: fees?)?',
  `(?:(?:i|we|but) )*${DO_NOT} (?:want|need|like) (?:a|another|any|more) (?:monthly )?subscriptions?`,
  `(?:(?:i|we|but) )*(?:${DO_NOT}|without) (?:want )?(?:to )?(?:pay|paying) (?:for it )?(?:monthly|yearly|every month|every year|per month|a monthly fee)`,
  // Not "accept one-time payments from clients"
  '(?<!(?:accept|accepting|take|taking|collect|collecting|receive|offer|sell|selling|charge) (?:a )?)(?:one time|onetime|one off|single) (?:purchase|payment|price|license|licence|fee)',
  '(?:pay|buy|purchase|bought|paid)(?: it| for it)? (?:only )?once(?! (?:per|every|a (?:day|week|month|quarter|year)))',
  '(?:lifetime|perpetual) (?:license|licence|deal|purchase)',
]

const EU = '(?:the )?(?:eu|europe|european union)'
const EU_HOSTING = [
  '(?:eu|europe|european union) only',
  `only (?:in )?${EU}`,
  `${DATA} ${MUST}(?:only )?(?:stays?|remains?) (?:\\w+ )?(?:in|within|inside) ${EU}`,
  `keep(?:ing)? ${DATA} (?:in|within|inside) ${EU}`,
  `${NOT_AFTER_NOT}(?:${DATA} )?${MUST}(?:only )?(?:be )?(?:kept|stored|hosted|processed) (?:\\w+ )?(?:in|within|inside) ${EU}`,
]

const PEOPLE = '(?! (?:\\w+ )?(?:staff|employees|people|teams?|users|customers|colleagues|students|hires))'
const MATERIAL =
  '(?:our|my|the|your|their)(?: own)? (?:data|code|texts?|files|documents|content|work|chats?|conversations?|images?|pictures?|photos?)'
const NO_TRAINING = [
  `${SUBJECT}(?:${DO_NOT}|not|without|never|no) (?:be )?us(?:e|ed|ing) (?:\\w+ ){0,3}?(?:for|to|as) (?:ai |model |the |any )?train(?:ing)?(?: data| models?)?${PEOPLE}`,
  `(?:${DO_NOT}|not|without|never) (?:be )?train(?:s|ed|ing)? (?:on|with) ${MATERIAL}`,
  // "nobody may train on them", not "nobody may train with them"
  `(?:nobody|no one) (?:else )?(?:may|must|should|can) train (?:(?:anything|models?|an ai|ai) )?(?:on (?:it|them)|(?:on|with) ${MATERIAL})`,
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
