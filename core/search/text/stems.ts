import { stemmer } from 'stemmer'

/** British and American spellings outside the rules. */
const BRITISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aeroplane: 'airplane',
    aluminium: 'aluminum',
    artefact: 'artifact',
    cheque: 'check',
    defence: 'defense',
    enquiry: 'inquiry',
    enrol: 'enroll',
    fulfil: 'fulfill',
    grey: 'gray',
    jewellery: 'jewelry',
    judgement: 'judgment',
    licence: 'license',
    maths: 'math',
    offence: 'offense',
    practise: 'practice',
    practising: 'practicing',
    programme: 'program',
    programmes: 'programs',
    sceptical: 'skeptical',
    skilful: 'skillful',
    tyre: 'tire',
  }),
)

/** Irregular forms, and words whose regular stem collides with an unrelated word. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  accounting: ['accounting', 'accountant', 'accountants'],
  analyze: ['analysis', 'analyses', 'analyze', 'analyzes', 'analyzed', 'analyzing', 'analyzer', 'analyzers'],
  applicant: ['applicant', 'applicants'],
  application: ['application', 'applications'],
  anime: ['anime'],
  animal: ['animal', 'animals'],
  booking: ['booking', 'bookings'],
  build: ['built'],
  buy: ['bought'],
  child: ['children'],
  cities: ['city', 'cities'],
  comedy: ['comedy', 'comedies'],
  community: ['community', 'communities'],
  custom: ['custom'],
  customer: ['customer', 'customers'],
  customize: ['customize', 'customized', 'customizing', 'customization', 'customizable'],
  draw: ['drew', 'drawn'],
  experiment: ['experiment', 'experiments', 'experimental'],
  find: ['found'],
  general: ['general', 'generally', 'generalist'],
  important: ['important', 'importance'],
  international: ['international', 'internationally'],
  learn: ['learnt'],
  journal: ['journal', 'journals', 'journaling'],
  journalism: ['journalism'],
  lead: ['led'],
  listing: ['listing', 'listings'],
  make: ['made'],
  logic: ['logic', 'logical'],
  man: ['men'],
  marketing: ['marketing', 'marketer', 'marketers'],
  matter: ['matter', 'matters'],
  medication: ['medication', 'medications'],
  news: ['news'],
  number: ['number', 'numbers'],
  opera: ['opera', 'operas'],
  organization: ['organization', 'organizations', 'organizational'],
  organize: ['organize', 'organizes', 'organized', 'organizing', 'organizer', 'organizers'],
  person: ['person', 'persons'],
  personal: ['personal', 'personally'],
  personality: ['personality', 'personalities'],
  personalize: ['personalize', 'personalized', 'personalizing', 'personalization'],
  policy: ['policy', 'policies'],
  policing: ['police'],
  presentation: ['presentation', 'presentations', 'presenting'],
  presenter: ['presenter', 'presenters'],
  producer: ['producer', 'producers'],
  resume: ['resume', 'resumes'],
  see: ['saw', 'seen'],
  sell: ['sold'],
  send: ['sent'],
  sing: ['sang', 'sung'],
  speak: ['spoke', 'spoken'],
  teach: ['taught'],
  universal: ['universal', 'universally'],
  university: ['university', 'universities'],
  universe: ['universe'],
  woman: ['women'],
  write: ['wrote', 'written'],
}

const stemByWord = new Map(Object.entries(EXCEPTIONS).flatMap(([stem, words]) => words.map((word) => [word, stem])))

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})(is)(?=(e|es|ed|ing|er|ers|ation|ations|able)$)/, 'iz'],
  [/(?<=[a-z]{2}l)ys(?=(e|es|ed|ing|er|ers)$)/, 'yz'],
  [/(?<=[a-z]{3})our(?=(s|ed|ing|ful|ite|ites|able|al|ally|hood|hoods|less|er|ers)?$)/, 'or'],
  [/(?<=[a-z]{2})tre(?=s?$)/, 'ter'],
  [/(?<=[a-z]{2})bre(?=s?$)/, 'ber'],
  [/(?<=[a-z]{3})ogue(?=s?$)/, 'og'],
  [/(?<=[a-z]{2}[aeiou])ll(?=(ed|ing|er|ers)$)/, 'l'],
  [/^(p|orthop)aed/, '$1ed'],
  [/^(an)aes/, '$1es'],
]

const americanOf = (word: string): string => {
  const known = BRITISH.get(word)
  if (known !== undefined) return known
  let folded = word
  for (const [pattern, replacement] of RULES) folded = folded.replace(pattern, replacement)
  return folded
}

const SIMPLE = /^[a-z]+$/

const computeStem = (word: string): string => {
  const american = americanOf(word)
  return stemByWord.get(american) ?? stemmer(american)
}

/** Texts repeat words, and stemming is many times slower than a lookup. */
const computed = new Map<string, string>()
const MAX_COMPUTED = 50_000

/** For lower-case words without accents. Words with digits or in other scripts are unchanged. */
export const stemOf = (word: string): string => {
  if (word.length < 3 || !SIMPLE.test(word)) return word
  const known = computed.get(word)
  if (known !== undefined) return known
  const stem = computeStem(word)
  if (computed.size >= MAX_COMPUTED) computed.clear()
  computed.set(word, stem)
  return stem
}
