import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { AlternativeContrast } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'

const Alternatives_alternative = graphql(`
  fragment Alternatives_alternative on RecommendationAlternative {
    toolId
    slug
    name
    contrast
    text
  }
`)

const CONTRASTS: Readonly<Record<AlternativeContrast, string>> = {
  BETTER_SUITED: 'Better suited',
  CONNECTS: 'Connects',
  CHEAPER: 'Cheaper',
  EASIER: 'Easier',
  SELF_HOSTED: 'Self-hosted',
  HAS_API: 'Has an API',
  BETTER_KNOWN: 'Better known',
  MORE_PRIVATE: 'More private',
}

type AlternativesProps = { readonly alternatives: readonly FragmentType<typeof Alternatives_alternative>[] }

/** Tools similar to one in the list, each with its difference. */
export function Alternatives({ alternatives: masked }: AlternativesProps) {
  const alternatives = masked.map((alternative) => readFragment(Alternatives_alternative, alternative))
  return (
    <ul className="grid gap-2 text-sm">
      {alternatives.map(({ toolId, slug, name, contrast, text }) => (
        <li key={toolId}>
          <Link to={`/tool/${slug}`} className="link font-semibold">
            {name}
          </Link>{' '}
          <Badge tone="gold">{CONTRASTS[contrast]}</Badge>
          <span className="block text-soft">{text}</span>
        </li>
      ))}
    </ul>
  )
}
