/** Why the title of a feed's item probably names no tool. */

const NUMBER = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty)`
const THINGS =
  '(?:tips?|tricks?|ways?|tools?|apps?|reasons?|things?|ideas?|examples?|steps?|lessons?|mistakes?|prompts?|trends?|predictions?|alternatives?|resources?|questions?|facts?|hacks?|strategies|startups?|companies|plugins?|extensions?|newsletters?|books?|courses?)'

const DOUBTS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    new RegExp(String.raw`^(?:the |our |my )?(?:(?:top|best) )?${NUMBER}\b.{0,60}\b${THINGS}\b`, 'i'),
    'The title announces a list.',
  ],
  [new RegExp(String.raw`^(?:the |our |my )?(?:top|best)\b.{0,60}\b${THINGS}\b`, 'i'), 'The title announces a list.'],
  [
    /^(?:how (?:to|i|we|do|does|can)|why|what|when|where|who|should|is|are|can|a (?:beginner|complete|quick|practical)\S* guide|guide to|tutorial|opinion|review|interview|podcast|webinar|case study|q&a)\b/i,
    'The title is that of an article.',
  ],
  [/\?\s*$/, 'The title is a question.'],
  [/\b(?:vs\.?|versus)\s/i, 'The title compares several things.'],
  [
    /\b(?:raises|raised|secures|acquires|acquired|buys|sues|sued|lawsuit|lays? off|layoffs|ipo|valuation|valued at|funding|series [a-f]|appoints|hires|hiring|steps down|partners with|partnership|shuts? down|data breach|earnings|antitrust|regulators?|weekly|roundup|round-up|digest|recap|this week|this month)\b/i,
    'The title reports news.',
  ],
]
const MAX_WORDS = 7

/** The reason, as a sentence; null when the title can be that of a tool. */
export const itemDoubt = (title: string, name: string): string | null => {
  // After "Show HN:" there is a tool, whatever its sentence looks like.
  if (/^(?:show|launch) hn\b/i.test(title)) return null
  const known = DOUBTS.find(([pattern]) => pattern.test(title))
  if (known !== undefined) return known[1]
  return name.split(/\s+/).length > MAX_WORDS ? 'The title is a sentence, not a name.' : null
}
