import type { ToolRecord } from '../fields/tool-record.ts'
import type { ToolComplaint } from './problem.ts'

type Text = { readonly field: string; readonly text: string }

const PHRASE_LISTS = ['features', 'use_cases', 'pros', 'cons'] as const

const phrasesOf = (tool: ToolRecord): Text[] =>
  PHRASE_LISTS.flatMap((list) => tool[list].map((text, index) => ({ field: `${list}[${index}]`, text })))

const notesOf = ({ events }: ToolRecord): Text[] =>
  events.map(({ note }, index) => ({ field: `events[${index}].note`, text: note }))

/** Every text of a tool with its field name. */
export const textsOf = (tool: ToolRecord): Text[] => [
  { field: 'description', text: tool.description },
  { field: 'long_description', text: tool.long_description },
  ...phrasesOf(tool),
  ...notesOf(tool),
]

/** Unverifiable praise, as regex sources for whole words. Technical uses ("leverage") are left to reviewers. */
const MARKETING_WORDS = [
  '#1',
  'number one',
  'no\\. ?1',
  'best',
  'best-in-class',
  '(industry-|market-)?leading',
  '(industry|market|world) leaders?',
  'revolution(ary|i[sz]e[sd]?|i[sz]ing)',
  'cutting-edge',
  'bleeding-edge',
  'powerful(ly)?',
  'seamless(ly)?',
  'effortless(ly)?',
  'frictionless',
  'ultimate',
  'game[- ]chang(er|ers|ing)',
  'world-class',
  'state-of-the-art',
  'unlock(s|ed|ing)?',
  'unleash(es|ed|ing)?',
  'supercharge(s|d)?',
  'turbocharge(s|d)?',
  'skyrocket(s|ed|ing)?',
  'innovative',
  'robust',
  'next-gen(eration)?',
  'amazing(ly)?',
  'incredibl[ey]',
  'awesome',
  'stunning(ly)?',
  'magical(ly)?',
  'perfect(ly|ed)?',
  'flawless(ly)?',
  'top-(rated|notch|tier|of-the-line)',
  'most (popular|advanced|trusted|loved|accurate|complete)',
  'unparalleled',
  'unmatched',
  'unrivall?ed',
  'unbeatable',
  'ground-?breaking',
  'award-winning',
  'lightning[- ]fast',
  'blazing(ly)?',
  'one-stop',
  'trusted by',
  'millions of (users|customers|people)',
  'must-have',
  'disruptive',
  'transformative',
  'elevate(s|d)?',
  'empower(s|ed|ing)?',
]
const MARKETING = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${MARKETING_WORDS.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu')

/** Names may contain any word ("Perfect Corp", a plan called Ultimate); case-sensitive, so that only names match. */
export const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => (name.length < 2 || !rest.includes(name) ? rest : rest.replaceAll(name, ' ')), text)

const marketing = (tool: ToolRecord, names: readonly string[]): ToolComplaint[] => {
  const ownNames = [...names, ...tool.plans.map((plan) => plan.name)]
  return textsOf(tool).flatMap(({ field, text }) =>
    [...withoutNames(text, ownNames).matchAll(MARKETING)].map(
      ([word]) => ['marketing-word', `${field} says "${word}": state the fact instead of praise`] as const,
    ),
  )
}

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!][^>]*>/iu, 'HTML'],
  [/&(?:[a-z]+|#x?[0-9a-f]+);/iu, 'an HTML entity'],
  [/\*\*|__|`|\[[^\]]*\]\([^)]*\)|^\s*(?:#{1,6}|[-*+]|\d+\.)\s/mu, 'Markdown'],
  [/\p{Extended_Pictographic}/u, 'an emoji or a trade mark sign'],
  [/https?:\/\//iu, 'an address'],
]

const markup = (tool: ToolRecord): ToolComplaint[] =>
  textsOf(tool).flatMap(({ field, text }) =>
    MARKUP.filter(([pattern]) => pattern.test(text)).map(
      ([, what]) => ['markup', `${field} holds ${what}: texts are plain`] as const,
    ),
  )

/** Periods that do not end a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|Inc|Ltd|Co|Dr|St|No|U\.S|approx)\.$/u

const sentenceEnds = (text: string) =>
  [...text.matchAll(/[.!?](?=\s+["'(]?\p{Lu}|\s*$)/gu)].filter(
    ({ index }) => !ABBREVIATION.test(text.slice(0, index + 1)) || index === text.length - 1,
  ).length

const sentences = (tool: ToolRecord): ToolComplaint[] => {
  const complaints: ToolComplaint[] = []
  for (const { field, text } of [{ field: 'description', text: tool.description }, ...notesOf(tool)]) {
    if (!text.endsWith('.')) complaints.push(['sentence', `${field} must end with a full stop`])
    if (sentenceEnds(text) > 1) complaints.push(['sentence', `${field} must be a single sentence`])
  }
  for (const { field, text } of phrasesOf(tool)) {
    if (/[.!?;:,]$/u.test(text)) complaints.push(['phrase', `${field} must not end with "${text.at(-1)}"`])
    // "iOS app" and "n8n templates" keep the spelling of their names.
    const [first = ''] = text.split(' ')
    if (/^\p{Ll}+$/u.test(first)) complaints.push(['phrase', `${field} must begin with a capital letter`])
  }
  return complaints
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** Whether two phrases share four fifths of their words. */
const saySame = (a: string, b: string) => {
  const [wordsA, wordsB] = [wordSet(a), wordSet(b)]
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length
  return shared / (wordsA.size + wordsB.size - shared) >= 0.8
}

const repetition = (tool: ToolRecord): ToolComplaint[] => {
  const phrases = phrasesOf(tool)
  return phrases.flatMap((phrase, index) =>
    phrases
      .slice(index + 1)
      .filter((other) => saySame(phrase.text, other.text))
      .map((other) => ['repetition', `${other.field} repeats ${phrase.field}: "${other.text}"`] as const),
  )
}

/** `names`: names of tools and vendors, which may contain any word. */
export const lintTexts = (tool: ToolRecord, names: readonly string[]): ToolComplaint[] => [
  ...sentences(tool),
  ...marketing(tool, names),
  ...markup(tool),
  ...repetition(tool),
]
