/** The name of a job, an imperative ("Track my working time"), in other forms. */

import { lowerFirst } from '../display/lower-first.ts'

const DOUBLED = new Set(
  'chat control cut dub get let map plan program put run scan spot stop submit sum win'.split(' '),
)

/** Verbs after the first one: "Find and compare things to buy". */
const FURTHER_VERBS = new Set(
  `analyze answer apply automate budget buy change coach code combine compare complete composite convert distribute
  draft edit enrich find get improve inspect keep make manage master migrate optimize pay pitch plan protect quote read
  reconcile redline release remind repair research run schedule score sell sharpen simulate sleep sort subtitle sum
  summarize take test trade understand write`.split(/\s+/),
)

/** `tracking` of `track`. */
const gerund = (verb: string): string => {
  if (DOUBLED.has(verb.toLowerCase())) return `${verb}${verb.slice(-1)}ing`
  return /[^eoy]e$/.test(verb) && verb.length > 2 ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

/** Names that are short for a search and read badly in a sentence. */
const IN_SENTENCES: Readonly<Record<string, string>> = {
  'Ask an everyday assistant': 'Get help with everyday questions and texts',
  'Ask own files on my own computer': 'Ask about files on my own computer',
  'Follow cycle and pregnancy': 'Track my cycle or a pregnancy',
  'Know courts, judges and odds': 'Research courts, judges and chances',
  'Let people ask my expertise': 'Share my expertise through a chatbot',
  'Run a shop on site': 'Run a local store or salon',
}

/** The jobs are named as people ask for them. */
const toReader = (name: string): string =>
  (IN_SENTENCES[name] ?? name)
    .replace(/(?<!\b(?:my|our) )\bown\b/g, 'my own')
    .replace(/\bI am\b/g, 'you are')
    .replace(/\b(?:I|us)\b/g, 'you')
    .replace(/\b(?:my|our)\b/g, 'your')

/** `Tracking your working time`. */
export const jobAsActivity = (name: string): string =>
  toReader(name)
    .replace(/^[A-Za-z-]+/, gerund)
    .replace(/(, | and | or )([a-z]+)/g, (all, joint: string, word: string) =>
      FURTHER_VERBS.has(word) || all === ' and document' ? joint + gerund(word) : all,
    )

/** `track your working time`, after "you want to". */
export const jobAsWish = (name: string): string => lowerFirst(toReader(name))
