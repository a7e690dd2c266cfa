import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { compareHref } from '#client/lib/compare-storage.ts'
import { LinkButton } from '#client/ui/button.tsx'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { capitalized } from '#core/display/capitalized.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { directoryHref } from '../directory/directory-address.ts'
import { alternativesHref } from './tool-address.ts'

const OtherChoices_tool = graphql(`
  fragment OtherChoices_tool on Tool {
    id
    slug
    name
    category {
      id
      slug
      name
    }
    comparisons {
      id
      path
      title
    }
    otherChoices {
      condition
      tool {
        id
        slug
        name
        mark {
          path
          darkPath
        }
        priceText
      }
    }
  }
`)

/** Where to go next: tools to choose instead, each with the reason, all alternatives, and those of the category. */
export function OtherChoices({ tool: masked }: { readonly tool: FragmentType<typeof OtherChoices_tool> }) {
  const { slug, name, category, otherChoices, comparisons } = readFragment(OtherChoices_tool, masked)
  return (
    <>
      <section aria-labelledby="alternatives">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="alternatives" className="text-xl">
            {otherChoices.length > 0 ? 'Choose something else if' : 'Alternatives'}
          </h2>
          <Link to={alternativesHref(slug)} className="link inline-flex min-h-touch items-center gap-1.5 text-sm">
            All alternatives <span className="sr-only">to {name}</span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
        {otherChoices.length === 0 ? (
          <p className="mt-3 text-soft">No other tool is close enough to {name}.</p>
        ) : (
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {otherChoices.map(({ condition, tool }) => (
              <li key={tool.id} className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-4">
                <p className="mb-3 grow text-sm">{capitalized(condition)}</p>
                <div className="flex min-w-0 items-center gap-3 border-line border-t pt-3">
                  <ToolMark name={tool.name} mark={tool.mark} />
                  <div className="min-w-0">
                    <h3 className="text-lg leading-snug">
                      <Link to={`/tool/${tool.slug}`} className="-my-2 inline-block py-2 hover:text-accent">
                        {tool.name}
                      </Link>
                    </h3>
                    <p className="text-soft text-xs tabular-nums">{tool.priceText ?? PRICING_NOT_VERIFIED}</p>
                  </div>
                </div>
                <Link
                  to={compareHref([slug, tool.slug])}
                  className="link mt-1 inline-flex min-h-touch items-center self-start text-xs"
                >
                  Compare{' '}
                  <span className="sr-only">
                    {name} with {tool.name}
                  </span>
                </Link>
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
