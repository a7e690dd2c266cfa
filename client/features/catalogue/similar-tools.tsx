import { Link } from 'react-router-dom'
import { PRICING_NOT_VERIFIED } from '../../../core/display/pricing-panel.ts'
import { similarReason } from '../../../core/display/similar.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { compareHref } from '../../lib/compare-storage.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'

const SimilarTools_tool = graphql(`
  fragment SimilarTools_tool on Tool {
    id
    slug
    name
    comparisons {
      id
      path
      title
    }
    similar(first: 4) {
      sharedTopics
      contrasts
      tool {
        id
        slug
        name
        mark {
          path
          darkPath
        }
        priceText
        category {
          id
          name
        }
      }
    }
  }
`)

/** The tools most like this one, each with the reason. Nothing without any. */
export function SimilarTools({ tool: masked }: { readonly tool: FragmentType<typeof SimilarTools_tool> }) {
  const { slug, name, similar, comparisons } = readFragment(SimilarTools_tool, masked)
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-12">
      <h2 id="similar" className="text-xl">
        Similar tools
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {similar.map(({ tool, sharedTopics, contrasts }) => (
          <li key={tool.id} className="flex min-w-0 gap-3 rounded-md border border-line bg-surface p-4">
            <ToolMark name={tool.name} mark={tool.mark} />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">
                <Link to={`/tool/${tool.slug}`} className="inline-block hover:text-accent">
                  {tool.name}
                </Link>
              </h3>
              <p className="text-soft text-xs">{tool.category.name}</p>
              <p className="mt-2 text-sm">{similarReason({ sharedTopics, contrasts: contrasts.map(fromEnum) })}</p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-xs tabular-nums">
                <span className="font-semibold">{tool.priceText ?? PRICING_NOT_VERIFIED}</span>
                <Link to={compareHref([slug, tool.slug])} className="link">
                  Compare
                  <span className="sr-only">
                    {' '}
                    {name} with {tool.name}
                  </span>
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {comparisons.length > 0 ? (
        <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
          {comparisons.map(({ id, path, title }) => (
            <Link key={id} to={path} className="link inline-flex min-h-9 items-center">
              {title}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}
