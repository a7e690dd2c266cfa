import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { CONTACT_MAIL } from '#core/brand.ts'
import { SentSuggestions } from '../features/support/contributions/sent-suggestions.tsx'
import { SuggestForm } from '../features/support/contributions/suggest-form.tsx'
import { graphql } from '../gql/gql.ts'
import { Seo } from '../lib/seo.tsx'
import { Notice } from '../ui/notice.tsx'

const SuggestRouteQuery = graphql(`
  query SuggestRoute {
    categories {
      id
      name
    }
  }
`)

const NEXT = [
  'Your suggestion joins the editors’ queue. It is listed only once, even if many people suggest the same tool.',
  'An editor looks at the vendor’s page and applies the same rules as for every other tool.',
  'If we list the tool, it gets an entry with dated facts. Unknown facts stay unknown.',
]

export function Component() {
  // The form also works without the categories: choosing one is optional.
  const { data } = useQuery(SuggestRouteQuery)
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="Suggest a tool"
        description="Is an AI tool missing from the catalog? Tell the editors its name and website, and they will look at it."
        path="/suggest"
      />
      <h1 className="text-2xl lg:text-3xl">Suggest a tool</h1>
      <p className="mt-2 mb-8 max-w-prose text-soft">
        Is a tool missing? Its name and website are enough. An editor reads every suggestion; our{' '}
        <Link to="/methodology" className="link">
          methodology
        </Link>{' '}
        says how tools are chosen. Nobody can pay to be listed.
      </p>
      <noscript>
        <Notice tone="warning" className="max-w-lg">
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${CONTACT_MAIL}`} className="link">
            {CONTACT_MAIL}
          </a>
          .
        </Notice>
      </noscript>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[32rem_minmax(0,1fr)]">
        <SuggestForm categories={data?.categories ?? []} />
        <section
          aria-labelledby="next"
          className="max-w-lg border-line border-t pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8"
        >
          <h2 id="next" className="text-xl">
            What happens next
          </h2>
          <ul className="mt-3 grid gap-3 text-soft text-sm">
            {NEXT.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <SentSuggestions />
        </section>
      </div>
    </div>
  )
}
