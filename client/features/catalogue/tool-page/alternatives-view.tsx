import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { AlternativesView_toolFragment } from '#client/gql/graphql.ts'
import { breadcrumbsJsonLd } from '#client/lib/breadcrumbs.ts'
import { compareHref } from '#client/lib/compare-storage.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { usePageFacts } from '#client/lib/page.tsx'
import { usePageQuery } from '#client/lib/page-query.ts'
import { Seo } from '#client/lib/seo.tsx'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { BreakableName } from '#client/ui/breakable-name.tsx'
import { LinkButton } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { PRODUCT_NAME } from '#core/brand.ts'
import { lowerFirst } from '#core/display/lower-first.ts'
import { priceDifferenceText } from '#core/display/price-difference-text.ts'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { similarReason } from '#core/display/similar.ts'
import { unlistedTitle } from '#core/display/tool-status.ts'
import { FavoriteHeart } from '../cards/favorite-link.tsx'
import { categoryHref, DIRECTORY_PATH, directoryHref } from '../directory/directory-address.ts'
import { alternativesHref } from './tool-address.ts'

const AlternativesView_tool = graphql(`
  fragment AlternativesView_tool on Tool {
    id
    slug
    name
    status
    priceText
    lowestMonthlyPriceUsd
    hasAlternatives
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
    similar(first: 12) {
      sharedJobs {
        slug
        activity
        post {
          id
          path
        }
      }
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
        description
        priceText
        lowestMonthlyPriceUsd
        category {
          id
          name
        }
      }
    }
  }
`)

type AnsweredTool = AlternativesView_toolFragment
type Alternative = AnsweredTool['similar'][number]

/** The alternatives to a tool: what each shares with it, its advantages, and the difference in price. */
export function AlternativesView({ tool: masked }: { readonly tool: FragmentType<typeof AlternativesView_tool> }) {
  const tool = readFragment(AlternativesView_tool, masked)
  const { slug, name, status, category, similar, comparisons, priceText } = tool
  const [query] = usePageQuery()
  const wanted = query.get('with')
  // An advantage that none has, for example in an old link, is no filter.
  const shown = advantagesIn(similar).find((advantage) => fromEnum(advantage) === wanted) ?? null
  const filtered = shown === null ? similar : similar.filter(({ contrasts }) => contrasts.includes(shown))
  const crumbs = [
    { name: 'AI tools', path: DIRECTORY_PATH },
    { name: category.name, path: categoryHref(category.slug) },
    { name, path: `/tool/${slug}` },
    { name: 'Alternatives', path: alternativesHref(slug) },
  ]
  return (
    <>
      <AlternativesSeo tool={tool} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-4 text-2xl lg:text-3xl">Alternatives to {name}</h1>
      {status === 'ACTIVE' ? null : (
        <Notice tone="warning" className="mt-5">
          {`${unlistedTitle(fromEnum(status), name)}.`}
        </Notice>
      )}
      {similar.length === 0 ? (
        <EmptyState
          title="No close alternatives yet"
          action={<LinkButton to={directoryHref({ categories: [category.slug] })}>Browse {category.name}</LinkButton>}
        >
          <p>No other tool in the directory is close enough to {name}.</p>
        </EmptyState>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-lg">
            {similar.length === 1 ? 'One tool' : `${similar.length} tools`} for the same purposes as {name}, the most
            similar first.
          </p>
          <p className="mt-2 max-w-prose text-sm">
            {name}: <span className="font-semibold">{priceText ?? PRICING_NOT_VERIFIED}</span>. Differences are between
            the lowest paid prices, in US dollars a month before tax.
          </p>
          <Filters tool={tool} chosen={shown} />
          <ol className="mt-4 divide-y divide-line border-line border-y">
            {filtered.map((alternative) => (
              <AlternativeRow key={alternative.tool.id} alternative={alternative} to={tool} />
            ))}
          </ol>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
        {[
          { to: `/tool/${slug}`, text: `About ${name}` },
          ...comparisons.map(({ path, title }) => ({ to: path, text: title })),
          { to: categoryHref(category.slug), text: `All tools in ${category.name}` },
        ].map(({ to, text }) => (
          <Link key={to} to={to} className="link inline-flex min-h-touch items-center">
            {text}
          </Link>
        ))}
      </p>
    </>
  )
}

type Advantage = Alternative['contrasts'][number]

const ADVANTAGES: Readonly<Record<Advantage, string>> = {
  FREE_TIER: 'Free to start',
  CHEAPER: 'Cheaper',
  EASIER: 'Easier to learn',
  HAS_API: 'Has an API',
}

/** The advantages of some alternatives, in a fixed order. */
const advantagesIn = (similar: readonly Alternative[]): readonly Advantage[] =>
  (Object.keys(ADVANTAGES) as Advantage[]).filter((name) => similar.some(({ contrasts }) => contrasts.includes(name)))

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-4 text-sm hover:border-accent aria-[current]:border-accent aria-[current]:bg-gold-wash'

/** Shows only alternatives with an advantage over the tool. */
function Filters({ tool: { slug, name, similar }, chosen }: { tool: AnsweredTool; chosen: Advantage | null }) {
  const advantages = advantagesIn(similar)
  if (advantages.length === 0) return null
  const path = alternativesHref(slug)
  return (
    <nav aria-label={`Advantages over ${name}`} className="mt-5 flex flex-wrap gap-2">
      <Link to={path} preventScrollReset aria-current={chosen === null ? 'true' : undefined} className={CHIP}>
        All <span className="text-soft">{similar.length}</span>
      </Link>
      {advantages.map((advantage) => (
        <Link
          key={advantage}
          to={`${path}?with=${fromEnum(advantage)}`}
          preventScrollReset
          aria-current={chosen === advantage ? 'true' : undefined}
          className={CHIP}
        >
          {ADVANTAGES[advantage]}{' '}
          <span className="text-soft">{similar.filter(({ contrasts }) => contrasts.includes(advantage)).length}</span>
        </Link>
      ))}
    </nav>
  )
}

type RowProps = {
  readonly alternative: Alternative
  /** The tool that it could replace. */
  readonly to: AnsweredTool
}

/** The jobs that both do, with links to the pages about them; shared topics where there is none. */
function Reason({ alternative: { sharedJobs, sharedTopics, contrasts } }: Pick<RowProps, 'alternative'>) {
  return (
    <p className="mt-1.5 text-sm">
      <span className="font-semibold">Why: </span>
      {sharedJobs.map(({ slug, activity, post }, index) => (
        <Fragment key={slug}>
          {index === 0 ? 'Also good for ' : ', and for '}
          {post ? (
            <Link to={post.path} className="link">
              {lowerFirst(activity)}
            </Link>
          ) : (
            lowerFirst(activity)
          )}
        </Fragment>
      ))}
      {sharedJobs.length > 0 && '. '}
      {similarReason({
        sharedJobs: [],
        sharedTopics: sharedJobs.length > 0 ? [] : sharedTopics,
        contrasts: contrasts.map(fromEnum),
      })}
    </p>
  )
}

function AlternativeRow({ alternative, to }: RowProps) {
  const { tool } = alternative
  const difference = priceDifferenceText(tool.lowestMonthlyPriceUsd ?? null, {
    usd: to.lowestMonthlyPriceUsd ?? null,
    name: to.name,
  })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 lg:grid-cols-[auto_minmax(0,1fr)_16rem] lg:gap-x-6">
      <ToolMark name={tool.name} mark={tool.mark} />
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">
          <Link
            to={`/tool/${tool.slug}`}
            state={{ toolId: tool.id }}
            className="-my-2 inline-block py-2 hover:text-accent"
          >
            <BreakableName name={tool.name} />
          </Link>
        </h2>
        <p className="text-soft text-xs">{tool.category.name}</p>
        <p className="mt-1.5 text-sm">{tool.description}</p>
        <Reason alternative={alternative} />
      </div>
      <div className="col-start-2 text-sm tabular-nums lg:col-start-3">
        <p className="font-semibold">{tool.priceText ?? PRICING_NOT_VERIFIED}</p>
        <p className="text-soft text-xs">{difference ?? 'Price difference not known'}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
          <Link to={compareHref([to.slug, tool.slug])} className="link inline-flex min-h-touch items-center">
            Compare
            <span className="sr-only">
              {' '}
              {to.name} and {tool.name}
            </span>
          </Link>
          <FavoriteHeart tool={tool} />
        </div>
      </div>
    </li>
  )
}

type SeoProps = { readonly tool: AnsweredTool; readonly crumbs: Parameters<typeof breadcrumbsJsonLd>[0] }

function AlternativesSeo({ tool: { slug, name, similar, hasAlternatives }, crumbs }: SeoProps) {
  const { origin } = usePageFacts()
  const path = alternativesHref(slug)
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Alternatives to ${name}`,
    url: `${origin}${path}`,
    numberOfItems: similar.length,
    itemListElement: similar.map(({ tool }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: tool.name,
      url: `${origin}/tool/${tool.slug}`,
    })),
  }
  return (
    <Seo
      title={`${name} alternatives: prices and differences`}
      description={`${similar.length} alternatives to ${name}, each with what they share, what it has over ${name}, and the difference in price, on ${PRODUCT_NAME}.`}
      path={path}
      // An empty list is not a valid one.
      jsonLd={[...(similar.length > 0 ? [list] : []), breadcrumbsJsonLd(crumbs, origin)]}
      noindex={!hasAlternatives}
    />
  )
}
