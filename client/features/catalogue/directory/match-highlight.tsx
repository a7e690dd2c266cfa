import { Fragment } from 'react'
import type { SearchField } from '#client/gql/graphql.ts'
import type { ToolMatch } from './directory-listing.ts'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const wordsIn = (matches: readonly ToolMatch[], field: SearchField): readonly string[] =>
  matches.flatMap((match) => (match.field === field ? match.words : []))

type HighlightedProps = {
  readonly text: string
  readonly field: SearchField
  readonly matches: readonly ToolMatch[]
}

/** A text with its matched words highlighted. They are spelled as in the text, and begin at a word boundary. */
export function Highlighted({ text, field, matches }: HighlightedProps) {
  const words = wordsIn(matches, field).map(escaped)
  if (words.length === 0) return text
  const longestFirst = words.sort((a, b) => b.length - a.length).join('|')
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})`, 'u'))
  return parts.map((part, index) => {
    const Part = index % 2 === 1 ? 'mark' : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Part key={index}>{part}</Part>
  })
}

const FIELDS: Readonly<Partial<Record<SearchField, string>>> = {
  ALIAS: 'Also called',
  VENDOR: 'Vendor',
  CATEGORY: 'Category',
  TOPIC: 'Topic',
  USE_CASE: 'Use case',
  FEATURE: 'Feature',
  ABOUT: 'About',
}

/** Where else a tool matches, when its name and description on the card do not show it. */
export function MatchReason({ matches }: { readonly matches: readonly ToolMatch[] }) {
  const seen = new Set([...wordsIn(matches, 'NAME'), ...wordsIn(matches, 'DESCRIPTION')])
  const reason = matches.find(({ field, words }) => FIELDS[field] !== undefined && words.length > seen.size)
  if (reason === undefined) return null
  return (
    <p className="mt-2 line-clamp-2 text-soft text-xs">
      {FIELDS[reason.field]}: <Highlighted {...reason} matches={[reason]} />
    </p>
  )
}
