import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const RetakeDifference_difference = graphql(`
  fragment RetakeDifference_difference on RetakeDifference {
    added {
      name
      slug
      because
    }
    dropped {
      name
      slug
      because
    }
  }
`)

type Change = { readonly name: string; readonly slug: string; readonly because?: string | null }

/** What has changed since the previous quiz. */
export function RetakeDifference({
  difference: masked,
}: {
  readonly difference: FragmentType<typeof RetakeDifference_difference>
}) {
  const { added, dropped } = readFragment(RetakeDifference_difference, masked)
  if (added.length === 0 && dropped.length === 0) return null
  return (
    <section aria-labelledby="difference" className="mt-10">
      <h2 id="difference" className="text-xl">
        Since your last quiz
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Changes title="New since last time" changes={added} />
        <Changes title="Dropped" changes={dropped} />
      </div>
    </section>
  )
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <ul className="wrap-anywhere mt-1 divide-y divide-line border-line border-y text-sm">
        {changes.map(({ name, slug, because }) => (
          <li key={slug} className="py-2">
            <Link to={`/tool/${slug}`} className="link font-semibold">
              {name}
            </Link>
            {because ? <span className="block text-soft">{because}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
