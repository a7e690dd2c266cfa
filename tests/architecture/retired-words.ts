import path from 'node:path'
import ts from 'typescript'
import type { Source } from './source-rules.ts'

/** A homemade word with a standard term. */
type RetiredWord = {
  /** The words in lower case, as in identifiers or file names; `|` separates alternatives. */
  readonly words: string
  /** The term to use. */
  readonly use: string
  /** Only when the words are the whole name. */
  readonly whole?: boolean
  /** Also rejected in texts: string literals and JSX. A pattern over whole words. */
  readonly inTexts?: RegExp
  /** Paths where the word has its usual meaning, such as a letter of the alphabet. */
  readonly allowedIn?: RegExp
}

const RETIRED: readonly RetiredWord[] = [
  { words: 'front door', use: 'response cache middleware', inTexts: /\bfront door\b/i },
  { words: 'short way', use: 'fast path', inTexts: /\bshort way\b/i },
  { words: 'ordinary way', use: 'full pipeline', inTexts: /\bordinary way\b/i },
  { words: 'finished answer|finished answers|kept answers|kept bytes', use: 'cached response' },
  { words: 'shared answers', use: 'request coalescing' },
  { words: 'get or make', use: 'getOrCompute' },
  { words: 'stamp|stamps', use: 'cache version, cache tag' },
  { words: 'get exact|spellings', use: 'exact request key' },
  { words: 'known documents|known document', use: 'operation cache' },
  { words: 'hostile text', use: 'input validation' },
  {
    words: 'letter|letters',
    use: 'email, message',
    inTexts: /\bletters? (?:of|that|to|from|again|is on)\b/i,
    allowedIn:
      /^(?!server\/(platform\/mail|areas\/accounts\/(?!password-rules))|client\/(lib|features\/accounts\/(?!sign-in))\/)/,
  },
  { words: 'leaving service|leavers', use: 'account deletion, data export' },
  { words: 'in turn', use: 'keyed mutex' },
  { words: 'unasked', use: 'unanswered' },
  { words: 'password again', use: 'password confirmation' },
  { words: 'in slices|slices', use: 'cooperative scheduling, yieldToEventLoop' },
  {
    words: 'kept quiz|kept tools|kept tool|kept list|kept results|kept of members',
    use: 'pending-quiz-storage, compare-storage, member-storage',
  },
  { words: 'standing head', use: 'static head' },
  { words: 'what if', use: 'counterfactual' },
  { words: 'absence|absences', use: 'exclusion reason' },
  { words: 'shut out', use: 'pruning' },
  { words: 'upkeep', use: 'maintenance', inTexts: /\bupkeep\b/i },
  { words: 'trap', use: 'honeypot' },
  { words: 'look', use: 'variant', whole: true, allowedIn: /^(?!client\/)/ },
  { words: 'shelf|shelves', use: 'category', inTexts: /\bshel(?:f|ves)\b/i },
  { words: 'plan promise|plan promises|promise list|free promises|premium promises', use: 'plan feature' },
  { words: 'strikes', use: 'back-off', inTexts: /\bstrikes\b/i },
  { words: 'asked', use: 'requested, requests' },
  { words: 'under way', use: 'pending, in progress' },
  { words: 'nobody', use: 'anonymous, visitor, unknown' },
  { words: 'happening|happenings', use: 'event, action' },
  { words: 'life', use: 'lifecycle, lifetime', whole: true },
  { words: 'chance|chances', use: 'random, probability' },
]

/** A homemade phrase that no reader expects in a text. */
type RetiredPhrase = {
  readonly phrase: RegExp
  /** The phrase to use. */
  readonly use: string
  /** Paths where the phrase is idiomatic or quoted. */
  readonly allowedIn?: RegExp
}

const CATALOGUE = /^prisma\/data\//

const RETIRED_PHRASES: readonly RetiredPhrase[] = [
  { phrase: /\bout of reach\b/i, use: 'unavailable', allowedIn: CATALOGUE },
  { phrase: /\bwhoever\b/i, use: 'anyone who', allowedIn: /^core\/catalogue\/lint\/language\.ts$/ },
  { phrase: /\bthose who want\b/i, use: 'people who want', allowedIn: CATALOGUE },
  { phrase: /\b(?:send the letter|links? (?:of|in) the letter)\b/i, use: 'resend email, this link' },
  { phrase: /\bstands? (?:here|below|above|in the)\b/i, use: 'is, appears' },
  { phrase: /\basks? for a developer\b/i, use: 'needs programming skills' },
  { phrase: /\bnot said\b/i, use: 'not specified' },
  { phrase: /\bnothing else is said\b/i, use: 'unless noted otherwise' },
  { phrase: /\bspeaks? (?:for|against) (?:it|them)\b/i, use: 'pros, cons' },
  { phrase: /\bin which it (?:came|comes|goes|stands)\b/i, use: 'a short sentence' },
  { phrase: /\bat the foot of\b/i, use: 'at the bottom of' },
  { phrase: /\bcomes? side by side\b/i, use: 'open the comparison' },
  { phrase: /\btakes the place of the old\b/i, use: 'replaces the old' },
  { phrase: /\btheme of the system\b/i, use: 'system theme' },
  { phrase: /\bkeep in mind, since\b/i, use: 'a short sentence' },
  { phrase: /\bwhat (?:a person|somebody) gave\b/i, use: 'entered' },
  { phrase: /\b(?:is|are) (?:not )?possible here\b/i, use: 'allowed' },
  { phrase: /\bthere is nothing at this\b/i, use: 'not found' },
  { phrase: /\bbudget of this address\b/i, use: 'too many requests' },
  { phrase: /\bonce more\b/i, use: 'again' },
  // Names keep the British spelling, because it is part of the public schema.
  { phrase: /\b(?:the|an?|our|this|your|whole|shipped|empty|current) catalogues?\b/i, use: 'catalog' },
]

const GENERATED = /^(client|server\/http)\/gql\//

/** The words of a name, in lower case: `createHTTPServer2` and `create-http-server` contain create, http and server. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

const knownNames = new Map<string, readonly RetiredWord[]>()

/** The rules that a name breaks; most names occur in many files. */
function rulesAgainst(name: string): readonly RetiredWord[] {
  const known = knownNames.get(name)
  if (known !== undefined) return known
  const spaced = ` ${wordsOf(name).join(' ')} `
  const broken = RETIRED.filter(({ words, whole }) =>
    words.split('|').some((phrase) => (whole === true ? spaced === ` ${phrase} ` : spaced.includes(` ${phrase} `))),
  )
  knownNames.set(name, broken)
  return broken
}

const isAllowed = ({ allowedIn }: RetiredWord, file: string): boolean => allowedIn?.test(file) === true

type Named = { readonly names: Set<string>; readonly texts: Set<string> }

const isDeclared = ({ parent }: ts.Node): boolean =>
  // Names of imports and accessed members are chosen elsewhere.
  !(ts.isPropertyAccessExpression(parent) || ts.isImportSpecifier(parent) || ts.isQualifiedName(parent))

/** The names and texts in a file. */
function namedIn({ file, text }: Source): Named {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const texts = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node)) names.add(node.text)
    else if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { names, texts }
}

const phrasesFor = (file: string): readonly RetiredPhrase[] =>
  RETIRED_PHRASES.filter(({ allowedIn }) => allowedIn?.test(file) !== true)

/** Retired phrases in a document. A phrase may continue on the next line. */
export function retiredPhrases({ file, text }: Source): string[] {
  const line = text.replace(/\s+/g, ' ')
  return phrasesFor(file).flatMap(({ phrase, use }) => {
    const at = line.search(phrase)
    return at === -1 ? [] : [`${file} says "${line.slice(at, at + 60)}": use ${use}`]
  })
}

/** Whether a file can break a rule, by its words: most files need not be parsed. */
const isSuspicious = ({ file, text }: Source): boolean =>
  (text.match(/[\w$]+/g) ?? []).some((name) => rulesAgainst(name).some((rule) => !isAllowed(rule, file))) ||
  RETIRED.some((rule) => !isAllowed(rule, file) && rule.inTexts?.test(text) === true) ||
  retiredPhrases({ file, text: text.replaceAll('\\n', ' ') }).length > 0

/** Retired words in a file's name, its declared names and its texts, and retired phrases in its texts. */
export function retiredWords(source: Source): string[] {
  const { file } = source
  if (GENERATED.test(file)) return []
  const against = (name: string) => rulesAgainst(name).filter((rule) => !isAllowed(rule, file))
  const ofFile = against(path.basename(file).replace(/\..*/, '')).map(
    ({ use }) => `${file} is named by a retired word: use ${use}`,
  )
  if (!isSuspicious(source)) return ofFile
  const { names, texts } = namedIn(source)
  return [
    ...ofFile,
    ...[...names].flatMap((name) => against(name).map(({ use }) => `${file} declares ${name}: use ${use}`)),
    ...RETIRED.filter((rule) => !isAllowed(rule, file)).flatMap(({ inTexts, use }) =>
      [...texts]
        .filter((text) => inTexts?.test(text) === true)
        .map((text) => `${file} says "${text.trim().slice(0, 60)}": use ${use}`),
    ),
    ...[...texts].flatMap((text) => retiredPhrases({ file, text })),
  ]
}
