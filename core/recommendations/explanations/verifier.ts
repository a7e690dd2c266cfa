/** Checks that a text says no more than the record: our sentences and a language model's by the same rules. */
import { formatUsd } from '../../display/price.ts'
import { answerRefs, isGiven, type QuizAnswers } from '../../quiz/answers.ts'
import { optionText } from '../../quiz/option-text.ts'
import { QUESTIONS } from '../../quiz/questions.ts'
import { limitsOf } from '../constraints/constraints.ts'
import { TEAM_SEATS } from '../constraints/teams.ts'
import type { EngineTool } from '../model/engine-tool.ts'
import { tokensOf } from '../model/evidence.ts'
import type { Reason } from '../model/recommendation.ts'
import { answerClause } from './answer-wording.ts'
import { GLUE_WORDS, isSuperlative, NEGATIONS } from './plain-words.ts'
import { factTexts, isInRecord, knownAmounts, recordTexts, trueDenials } from './record-texts.ts'

export type Problem = {
  readonly kind: 'evidence' | 'answer' | 'number' | 'name' | 'superlative' | 'negation' | 'claim'
  readonly what: string
}

const AMOUNT = /\$\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)? ?(?:dollars|usd)\b/gi
const NUMBER = /\d[\d,]*(?:\.\d+)?%?/g
const NAME = /[\p{L}\p{N}][\p{L}\p{N}+#-]*(?:\.[\p{L}\p{N}]+)*/gu
const PRAISE = /#\s?1\b|\bnumber one\b|\p{L}[\p{L}’'-]*/gu
const SENTENCE_END = /(?<=[.!?]”?)\s+/
const SENTENCE_START = /(?:^|[.!?]”?|:)\s*$/

const matches = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []

const withoutCommas = (number: string): string => number.replaceAll(',', '')

const amountOf = (text: string): string => withoutCommas(formatUsd(Number(text.replace(/[^\d.]/g, ''))))

/** The words, names and numbers of some texts, computed lazily. */
type Vocabulary = { readonly has: (kind: 'word' | 'name' | 'number', what: string) => boolean }

const readers = {
  word: tokensOf,
  name: (text: string) => matches(text, NAME),
  number: (text: string) => matches(text, NUMBER).map(withoutCommas),
} as const

const vocabularyOf = (texts: () => readonly string[]): Vocabulary => {
  const read: Partial<Record<keyof typeof readers, ReadonlySet<string>>> = {}
  return {
    has: (kind, what) => {
      read[kind] ??= new Set(texts().flatMap(readers[kind]))
      return read[kind].has(what)
    },
  }
}

/** The answers in words, and the seats for the team size. */
const answerTexts = (answers: QuizAnswers): string[] => [
  ...answerRefs(answers).map((ref) => answerClause(ref) ?? ''),
  `${TEAM_SEATS[limitsOf(answers).team ?? 'solo']} seats`,
]

const reasonTexts = (reason: Reason): string[] => [
  reason.text,
  answerClause(reason) ?? '',
  optionText(QUESTIONS[reason.question - 1]?.key ?? 'role', reason.option),
  reason.value,
]

// One set of answers is read for every tool of a list.
const vocabularies = new WeakMap<QuizAnswers, { readonly texts: readonly string[]; readonly words: Vocabulary }>()

const answerVocabulary = (answers: QuizAnswers) => {
  const kept = vocabularies.get(answers)
  if (kept !== undefined) return kept
  const texts = answerTexts(answers)
  const made = { texts, words: vocabularyOf(() => texts) }
  vocabularies.set(answers, made)
  return made
}

/** What the record alone supports. */
type Recorded = {
  readonly tool: EngineTool
  readonly texts: readonly string[]
  readonly denials: readonly string[]
  readonly amounts: ReturnType<typeof knownAmounts>
  /** Facts first: they are few, and the whole record is seldom needed. */
  readonly layers: readonly Vocabulary[]
}

// A tool's record is the same for all users.
const records = new WeakMap<EngineTool, Recorded>()

const recordedOf = (tool: EngineTool): Recorded => {
  const kept = records.get(tool)
  if (kept !== undefined) return kept
  const texts = recordTexts(tool)
  const made: Recorded = {
    tool,
    texts,
    denials: trueDenials(tool),
    amounts: knownAmounts(tool),
    layers: [vocabularyOf(() => factTexts(tool)), vocabularyOf(() => texts)],
  }
  records.set(tool, made)
  return made
}

/** What record, answers and reasons support. */
type Known = {
  readonly record: Recorded
  readonly given: readonly Vocabulary[]
  /** Whether the sentence may contain the amount: if it names plans, it must be theirs. */
  readonly isAmount: (amount: string, sentence: string) => boolean
}

const pricesIn = (sentence: string, { amounts }: Recorded): Recorded['amounts'] => {
  const named = amounts.filter(([plan]) => sentence.includes(plan))
  return named.length === 0 ? amounts : named
}

const knownOf = (tool: EngineTool, answers: QuizAnswers, reasons: readonly Reason[]): Known => {
  const record = recordedOf(tool)
  const answered = answerVocabulary(answers)
  const reasoned = reasons.flatMap(reasonTexts)
  return {
    record,
    given: reasoned.length === 0 ? [answered.words] : [answered.words, vocabularyOf(() => reasoned)],
    isAmount: (amount, sentence) =>
      pricesIn(sentence, record).some(([, amounts]) => amounts.has(amount)) ||
      [...answered.texts, ...reasoned].some((text) => matches(text, AMOUNT).some((own) => amountOf(own) === amount)),
  }
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u
const STARTS_IN_WORD = /^[\p{L}\p{N}]/u

/** Removes a name, but not from other words: "mail" stays in "emails". */
const withoutName = (text: string, name: string): string =>
  text
    .split(name)
    .reduce((before, after) =>
      ENDS_IN_WORD.test(before) || STARTS_IN_WORD.test(after) ? `${before}${name}${after}` : `${before} , ${after}`,
    )

/** Removes verbatim quotes, supported denials, and the tool's name, which may contain any word. */
const withoutTrueWords = (text: string, { tool, texts, denials }: Recorded): string => {
  const unquoted = text.replace(/[“"]([^”"]*)[”"]/g, (whole, inner: string) =>
    texts.some((own) => own.includes(inner.replace(/[.,]$/, ''))) ? (inner.endsWith('.') ? ' . ' : ' , ') : whole,
  )
  const affirmed = denials.reduce((rest, denial) => rest.split(denial).join(' , '), unquoted)
  return withoutName(affirmed, tool.name)
}

/** Unknown capitalized words that do not start a sentence. */
const strangeNames = (text: string, isKnown: (name: string) => boolean): string[] =>
  [...text.matchAll(NAME)]
    .filter(({ 0: word, index }) => {
      if (!/\p{Lu}/u.test(word)) return false
      const startsSentence = /^\p{Lu}\p{Ll}*$/u.test(word) && SENTENCE_START.test(text.slice(0, index))
      return !startsSentence && !isKnown(word)
    })
    .map(([word]) => word)

const problemsOf = (text: string, known: Known): Problem[] => {
  const layers = [...known.given, ...known.record.layers]
  const isKnown = (kind: keyof typeof readers) => (what: string) => layers.some((layer) => layer.has(kind, what))
  const prose = withoutTrueWords(text, known.record)
  const plain = prose.replace(AMOUNT, ' ')
  const tokens = tokensOf(plain).filter((word) => !GLUE_WORDS.has(word))
  const denials = tokens.filter((word) => NEGATIONS.has(word))
  const claims = tokens.filter((word) => !NEGATIONS.has(word) && !/\d/.test(word))
  const isKnownNumber = isKnown('number')
  const isKnownWord = isKnown('word')
  const found: Readonly<Record<Exclude<Problem['kind'], 'evidence' | 'answer'>, readonly string[]>> = {
    number: [
      ...text.split(SENTENCE_END).flatMap((sentence) => {
        const amounts = matches(withoutTrueWords(sentence, known.record), AMOUNT)
        return amounts.filter((amount) => !known.isAmount(amountOf(amount), sentence))
      }),
      ...matches(plain, NUMBER).filter((number) => !isKnownNumber(withoutCommas(number))),
    ],
    name: strangeNames(plain, isKnown('name')),
    superlative: matches(plain.toLowerCase(), PRAISE).filter(isSuperlative),
    // The record denies many things; only denials given in a reason may be used.
    negation: denials.filter((word) => !known.given.some((layer) => layer.has('word', word))),
    claim: claims.filter((word) => !isKnownWord(word)),
  }
  return (Object.keys(found) as (keyof typeof found)[]).flatMap((kind) => found[kind].map((what) => ({ kind, what })))
}

/**
 * Empty when the text may be shown. Amounts must be plan prices; numbers, names and significant words must occur in
 * record, reasons or answers; other denials and superlatives are not allowed.
 */
export const verifyProse = (
  text: string,
  tool: EngineTool,
  reasons: readonly Reason[],
  answers: QuizAnswers = {},
): readonly Problem[] => problemsOf(text, knownOf(tool, answers, reasons))

/** The name of a job is a judgment of the editors, not a claim about the tool. */
const withJob = (known: Known, job: string | undefined): Known =>
  job === undefined ? known : { ...known, given: [...known.given, vocabularyOf(() => [job, job.toLowerCase()])] }

/** Evidence in the record, stored answers, supported sentences. Returns problems; empty when valid. */
export const reasonVerifier = (tool: EngineTool, answers: QuizAnswers): ((reason: Reason) => readonly Problem[]) => {
  // A sentence cannot prove itself, so reasons are excluded here.
  const known = knownOf(tool, answers, [])
  return (reason) => [
    ...(isInRecord(tool, reason.field, reason.value) ? [] : [{ kind: 'evidence', what: reason.value } as const]),
    ...(isGiven(answers, reason) ? [] : [{ kind: 'answer', what: reason.option } as const]),
    ...problemsOf(reason.text, withJob(known, reason.job)),
  ]
}
