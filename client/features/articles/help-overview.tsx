import { LifeBuoy, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CONTACT_MAIL } from '#core/brand.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { helpHref } from './help-address.ts'

/** The number of articles that a category shows. */
const SHOWN = 3

const HelpOverview_category = graphql(`
  fragment HelpOverview_category on HelpCategory {
    slug
    title
    description
    articleCount
    articles {
      slug
      path
      title
    }
  }
`)

type ActionProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly planned?: boolean
}

function Action({ icon, title, text, planned = false }: ActionProps) {
  return (
    <Card as="li" className="relative flex gap-4 p-5 hover:border-accent">
      <span className="flex h-lh shrink-0 items-center text-accent">{icon}</span>
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Link to="/contact" className="after:absolute after:inset-0">
            {title}
          </Link>
          {planned ? <Badge>Planned</Badge> : null}
        </p>
        <p className="mt-1 text-soft text-sm">{text}</p>
      </div>
    </Card>
  )
}

/** The two ways to get help from people. The forum does not exist yet and says so. */
export function QuickActions() {
  return (
    <ul aria-label="Quick actions" className="mt-8 grid gap-4 sm:grid-cols-2">
      <Action
        icon={<LifeBuoy aria-hidden="true" className="size-5" />}
        title="Contact Support"
        text="Write to us, and a person will answer by email."
      />
      <Action
        icon={<MessagesSquare aria-hidden="true" className="size-5" />}
        title="Community Forum"
        text="A place to ask other members. Until it opens, write to us."
        planned
      />
    </ul>
  )
}

type HelpCategoriesProps = { readonly categories: readonly FragmentType<typeof HelpOverview_category>[] }

/** The categories, each with its first articles and a link to the others. */
export function HelpCategories({ categories }: HelpCategoriesProps) {
  return (
    <section aria-labelledby="categories" className="mt-12">
      <h2 id="categories" className="text-2xl">
        Browse by category
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {categories.map((masked) => {
          const { slug, title, description, articleCount, articles } = readFragment(HelpOverview_category, masked)
          const more = articleCount - SHOWN
          return (
            <Card as="li" key={slug} className="flex flex-col p-5 last:odd:sm:col-span-2">
              <h3 className="text-lg">
                <Link to={helpHref({ category: slug })} className="hover:text-accent">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-soft text-sm">{description}</p>
              <ul className="mt-3">
                {articles.slice(0, SHOWN).map((article) => (
                  <li key={article.slug} className="border-line border-t">
                    <Link
                      to={article.path}
                      className="flex min-h-11 items-center justify-between gap-3 py-2 text-sm hover:text-accent"
                    >
                      {article.title}
                      <span aria-hidden="true">→</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {more > 0 ? (
                <p className="mt-auto border-line border-t pt-1">
                  <Link
                    to={helpHref({ category: slug })}
                    className="link inline-flex min-h-touch items-center text-sm"
                    aria-label={`${moreText(more)} in ${title}`}
                  >
                    {moreText(more)}
                  </Link>
                </p>
              ) : null}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}

const moreText = (count: number): string => `+${count} more ${count === 1 ? 'guide' : 'guides'}`

/** Contact options, if no article helps. */
export function StillStuck() {
  return (
    <section aria-labelledby="stuck" className="mt-12 border-line border-y py-8">
      <h2 id="stuck" className="text-xl">
        Still need help?
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        Send us an email at{' '}
        <a href={`mailto:${CONTACT_MAIL}`} className="link">
          {CONTACT_MAIL}
        </a>{' '}
        or use the{' '}
        <Link to="/contact" className="link">
          contact form
        </Link>
        . Tell us what you did, what you expected and what happened instead.
      </p>
    </section>
  )
}
