import { isBestKnown } from '../best-known.ts'
import type { ToolRecord } from '../fields/tool-record.ts'
import type { ToolComplaint } from './problem.ts'

type Bounds = { readonly words: readonly [number, number]; readonly paragraphs: readonly [number, number] }
const SHORT: Bounds = { words: [60, 130], paragraphs: [1, 1] }
const LONG: Bounds = { words: [250, 400], paragraphs: [3, 5] }

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const size = (tool: ToolRecord): ToolComplaint[] => {
  const { words, paragraphs } = isBestKnown(tool) ? LONG : SHORT
  const count = wordsIn(tool.long_description)
  const parts = tool.long_description.split('\n\n').length
  return [
    ...(count < words[0] || count > words[1]
      ? [['length', `long_description has ${count} words; write ${words[0]} to ${words[1]}`] as const]
      : []),
    ...(parts < paragraphs[0] || parts > paragraphs[1]
      ? [
          [
            'paragraphs',
            `long_description has ${parts} paragraphs; write ${paragraphs[0]} to ${paragraphs[1]}`,
          ] as const,
        ]
      : []),
  ]
}

const whiteSpace = (tool: ToolRecord): ToolComplaint[] =>
  tool.long_description.split('\n\n').every((part) => part === part.trim().replace(/\s+/gu, ' ') && part !== '')
    ? []
    : [['white-space', 'long_description has stray white space or line breaks; a blank line separates paragraphs']]

/** Words for learning, recognizing or generating. */
const AI_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'AI\\p{L}*',
    'artificial intelligence',
    '(?:machine|deep)[- ]learning',
    '\\p{L}*models?',
    'neural',
    'LLMs?',
    'GPT\\p{N}*',
    'chatbots?',
    'agents?',
    'assistants?',
    'generative',
    'generat(?:es?|ed|ing|ors?|ion)',
    '(?:speech|image|voice|handwriting|pattern|character) recognition',
    'computer vision',
    'trained',
    'algorithms?',
    'synthetic',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** Abbreviations before a capital letter would end it early; no text here has one. */
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/u, 1)[0] ?? ''

const artificialIntelligence = (tool: ToolRecord): ToolComplaint[] =>
  tool.status !== 'active' || AI_WORDS.test(firstSentence(tool.long_description))
    ? []
    : [['ai-first', 'the first sentence of long_description does not say what is AI about the tool']]

export const lintLongDescription = (tool: ToolRecord): ToolComplaint[] => [
  ...size(tool),
  ...whiteSpace(tool),
  ...artificialIntelligence(tool),
]
