import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { BreakableName } from '#client/ui/breakable-name.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { ToolMark } from '#client/ui/tool-mark.tsx'
import { lowerFirst } from '#core/display/lower-first.ts'

const CategoryPicks_category = graphql(`
  fragment CategoryPicks_category on Category {
    id
    picks {
      labels
      reason
      tool {
        id
        slug
        name
        mark {
          path
          darkPath
        }
        priceAmount
        priceNote
      }
    }
  }
`)

type CategoryPicksProps = { readonly category: FragmentType<typeof CategoryPicks_category> }

/** The editors' picks of a category, each with its labels, a reason and its price. Renders nothing without picks. */
export function CategoryPicks({ category: masked }: CategoryPicksProps) {
  const { picks } = readFragment(CategoryPicks_category, masked)
  if (picks.length === 0) return null
  return (
    <section aria-labelledby="picks" className="mt-5">
      <h2 id="picks" className="sr-only">
        Our picks
      </h2>
      <ul className="picks">
        {picks.map(({ labels, reason, tool }, index) => (
          <Card
            as="li"
            key={tool.id}
            className="relative flex flex-col overflow-hidden outline-support outline-offset-2 transition-colors hover:border-accent has-[h3_a:focus-visible]:outline-2"
          >
            <p
              className={classNames(
                'px-3.5 py-1.5 font-semibold text-xs',
                index === 0 ? 'bg-gold text-[#231d15]' : 'bg-gold-wash',
              )}
            >
              {labels.map((label, at) => (at === 0 ? label : lowerFirst(label))).join(', ')}
            </p>
            <div className="flex flex-1 flex-col p-3.5">
              <div className="flex items-center gap-2.5">
                <ToolMark name={tool.name} mark={tool.mark} size="sm" />
                <h3 className="wrap-anywhere min-w-0 text-lg leading-snug">
                  <Link
                    to={`/tool/${tool.slug}`}
                    state={{ toolId: tool.id }}
                    className="outline-none after:absolute after:inset-0"
                  >
                    <BreakableName name={tool.name} />
                  </Link>
                </h3>
              </div>
              {reason ? <p className="mt-2 line-clamp-3 text-sm text-soft">{reason}</p> : null}
              <p className="mt-auto pt-3 text-xs tabular-nums">
                <span className="font-semibold">{tool.priceAmount}</span>{' '}
                <span className="text-soft">{tool.priceNote}</span>
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
