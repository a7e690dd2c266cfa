import type { ToolRecord } from '../fields/tool-record.ts'
import type { ToolComplaint } from './problem.ts'
import { textsOf, withoutNames } from './texts.ts'

/** Stems that American English spells with "ize" and "ization". */
const IZE = `organ|real|custom|local|optim|summar|recogn|visual|priorit|personal|special|util|minim|maxim|author|digit|
  general|standard|categor|normal|central|emphas|final|memor|modern|monet|synchron|synthes|token|anonym|capital|character|
  harmon|industrial|initial|item|material|mobil|neutral|polar|public|random|stabil|symbol|vector|quant|hypothes|apolog`.replaceAll(
  /\s/gu,
  '',
)
const BRITISH_WORDS = [
  `(?:re|un|dis)?(?:${IZE})is(?:e[ds]?|ing|ations?|ers?)`,
  '(?:analy|cataly|paraly)s(?:e[ds]?|ing)',
  '(?:colou|favou|behaviou|labou|honou|neighbou|flavou|humou|rumou|endeavou|harbou)r\\w*',
  '(?:cent|theat|fib|calib)re[sd]?',
  '(?:licence|defence|offence|pretence|cheque|catalogue|artefact|storey|mould)[sd]?|programmes?',
  '(?:cancel|label|model|travel|channel|signal|fuel|panel|tunnel|level|counsel|dial)l(?:ed|ing|ers?)',
  '(?:enrol|fulfil|instil|skilful|wilful)s?',
  'grey|whilst|amongst|learnt|spelt|dreamt|judgement|ageing|sceptic\\w*|jewellery|per cent|e-mail(?:s|ed|ing)?',
]
/** Unidiomatic words and phrases with their replacements. */
const ODD_WORDS: readonly (readonly [string, string])[] = [
  ['dearer|dearest', 'more expensive'],
  ['(?:not|no) its matter|whose matter', 'what it does not do'],
  ['(?:on|with|in|by|from|for|of) own', 'whose: "on your own servers"'],
  ['stands? ready|stands? beside|stands? behind', 'is, comes with, backs'],
  ['whoever', 'people who, anyone who'],
  ['somebody who', 'someone who'],
]

const asWords = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
const BRITISH = asWords(BRITISH_WORDS.join('|'))
const ODD = ODD_WORDS.map(([source, better]) => [asWords(source), better] as const)

/** `names`: names of tools and vendors, which may contain any word. */
export const lintLanguage = (tool: ToolRecord, names: readonly string[]): ToolComplaint[] => {
  const ownNames = [...names, ...tool.plans.map((plan) => plan.name)]
  return textsOf(tool).flatMap(({ field, text }) => {
    const plain = withoutNames(text, ownNames)
    return [
      ...[...plain.matchAll(BRITISH)].map(
        ([word]) => ['spelling', `${field} says "${word}": texts are in American English`] as const,
      ),
      ...ODD.flatMap(([pattern, better]) =>
        [...plain.matchAll(pattern)].map(([word]) => ['wording', `${field} says "${word}": say ${better}`] as const),
      ),
    ]
  })
}
