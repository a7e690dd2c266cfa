import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { compareHref } from '#client/lib/compare-storage.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { LinkButton } from '#client/ui/button.tsx'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { similarReason } from '#core/display/similar.ts'
import { directoryHref } from '../directory/directory-address.ts'
import { alternativesHref } from './tool-address.ts'
import { ToolJsonLd } from './tool-json-ld.tsx'
import { ToolQuestions } from './tool-questions.tsx'

const SimilarTools_tool = graphql(`
  fragment SimilarTools_tool on Tool {
    id
    slug
    name
    category {
      id
      slug
      name
    }
    ...ToolJsonLd_tool
    questions {
      question
      answer
    }
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

/**
 * Questions about the tool, and where to go next: the most similar tools, each with a reason, and those of its
 * category. Also its structured data.
 */
export function SimilarTools({ tool: masked }: { readonly tool: FragmentType<typeof SimilarTools_tool> }) {
  const tool = readFragment(SimilarTools_tool, masked)
  const { slug, name, category, questions, similar, comparisons } = tool
  return (
    <>
      <ToolJsonLd tool={tool} />
      {questions.length > 0 ? <ToolQuestions name={name} questions={questions} /> : null}
      <section aria-labelledby="similar" className="mt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="similar" className="text-xl">
            Similar tools
          </h2>
          <Link to={alternativesHref(slug)} className="link inline-flex min-h-touch items-center text-sm">
            Alternatives to {name}
          </Link>
        </div>
        {similar.length === 0 ? (
          <p className="mt-3 text-soft">No other tool is close enough to {name}.</p>
        ) : (
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {similar.map(({ tool, sharedTopics, contrasts }) => (
              <li key={tool.id} className="flex min-w-0 gap-3 rounded-md border border-line bg-surface p-4">
                <ToolMark name={tool.name} mark={tool.mark} />
                <div className="min-w-0">
                  <h3 className="text-lg leading-snug">
                    <Link to={`/tool/${tool.slug}`} className="-my-2 inline-block py-2 hover:text-accent">
                      {tool.name}
                    </Link>
                  </h3>
                  <p className="text-soft text-xs">{tool.category.name}</p>
                  <p className="mt-2 text-sm">{similarReason({ sharedTopics, contrasts: contrasts.map(fromEnum) })}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-x-4 text-xs tabular-nums">
                    <span className="font-semibold">{tool.priceText ?? PRICING_NOT_VERIFIED}</span>
                    <Link to={compareHref([slug, tool.slug])} className="link inline-flex min-h-touch items-center">
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
        )}
        {comparisons.length > 0 ? (
          <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
            {comparisons.map(({ id, path, title }) => (
              <Link key={id} to={path} className="link inline-flex min-h-touch items-center">
                {title}
              </Link>
            ))}
          </p>
        ) : null}
      </section>
      <section className="invitation">
        <h2 className="text-xl">More in {category.name}</h2>
        <LinkButton to={directoryHref({ categories: [category.slug] })} variant="secondary">
          Explore More Tools
        </LinkButton>
      </section>
    </>
  )
}
