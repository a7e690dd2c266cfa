import { Link } from 'react-router-dom'
import { similarReason } from '#core/display/similar.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { compareAddress } from './compare-address.ts'

const CompareSuggestions_tool = graphql(`
  fragment CompareSuggestions_tool on Tool {
    id
    slug
    name
    similar(first: 4) {
      sharedJobs {
        slug
        activity
      }
      sharedTopics
      contrasts
      tool {
        id
        slug
        name
      }
    }
  }
`)

type SuggestionsProps = { readonly tool: FragmentType<typeof CompareSuggestions_tool> }

/** For a comparison with one tool: tools to compare it with, each with a reason. */
export function CompareSuggestions({ tool: masked }: SuggestionsProps) {
  const { slug, name, similar } = readFragment(CompareSuggestions_tool, masked)
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="beside" className="mt-6">
      <h2 id="beside" className="text-xl">
        Add a tool to compare with {name}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {similar.map(({ tool, sharedJobs, sharedTopics, contrasts }) => (
          <li key={tool.id} className="py-2.5">
            <Link to={compareAddress([slug, tool.slug])} className="link font-semibold">
              Compare with {tool.name}
            </Link>
            <p className="text-soft text-sm">
              {similarReason({
                sharedJobs: sharedJobs.map(({ activity }) => activity),
                sharedTopics,
                contrasts: contrasts.map(fromEnum),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
