import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { CAN_CHANGE, LATER, NEVER_CHANGES, PROOFS, VENDORS_INTRO } from '../content/vendors.ts'
import { OwnClaims } from '../features/listings/own-claims.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'

const VendorsRouteQuery = graphql(`
  query VendorsRoute($search: String!) {
    toolSuggestions(search: $search, first: 6) {
      id
      slug
      name
    }
  }
`)

const MAX_SEARCH = 100

export function Component() {
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="For vendors"
        description="Claim the listing of your AI tool: prove the domain of its website, then confirm and correct its facts and prices."
        path="/vendors"
      />
      <h1 className="text-2xl lg:text-3xl">For vendors</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">{VENDORS_INTRO}</p>
      <FindTool />
      <section aria-labelledby="proofs" className="mt-12">
        <h2 id="proofs" className="text-xl">
          Three ways to prove your domain
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {PROOFS.map(({ title, text }) => (
            <li key={title} className="rounded-md border border-line bg-surface p-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-sm text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-prose text-sm text-soft">
          A website on a host that many vendors share, such as GitHub or an app store, can’t be proved this way.{' '}
          <Link to="/contact" className="link">
            Write to us
          </Link>{' '}
          instead.
        </p>
      </section>
      <div className="mt-12 grid gap-10 md:grid-cols-2">
        <Points id="can" title="What you can change" points={CAN_CHANGE} />
        <Points id="never" title="What a vendor never changes" points={NEVER_CHANGES} />
      </div>
      <div className="mt-12">
        <Points id="later" title="Public, and only as long as it is proved" points={LATER} />
      </div>
      <OwnClaims />
    </div>
  )
}

/** A plain form, which also works without JavaScript. */
function FindTool() {
  const [query] = usePageQuery()
  const search = (query.get('tool') ?? '').trim().slice(0, MAX_SEARCH)
  const { data } = useQuery(VendorsRouteQuery, { variables: { search }, skip: search === '' })
  const tools = data?.toolSuggestions ?? []
  return (
    <section aria-labelledby="find" className="mt-8">
      <h2 id="find" className="text-xl">
        Find your tool
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element */}
      <form role="search" action="/vendors" className="mt-3 flex max-w-lg items-end gap-2">
        <Field label="Name of the tool" className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} type="search" name="tool" maxLength={MAX_SEARCH} defaultValue={search} required />
          )}
        </Field>
        <Button type="submit">Find</Button>
      </form>
      {search === '' ? (
        <p className="mt-3 text-sm text-soft">
          Then{' '}
          <Link to="/auth?mode=signin&returnTo=%2Fvendors" className="link">
            sign in
          </Link>{' '}
          with a verified email address and choose a proof.
        </p>
      ) : tools.length === 0 ? (
        <p role="status" className="mt-3">
          {data ? 'No tool has this name.' : 'Searching…'}{' '}
          <Link to="/suggest" className="link">
            Suggest a tool
          </Link>
        </p>
      ) : (
        <ul className="mt-4 max-w-lg divide-y divide-line border-line border-y">
          {tools.map(({ id, slug, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>{name}</span>
              <Link to={`/vendors/${slug}`} className="link inline-flex min-h-touch items-center">
                Claim<span className="sr-only"> {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PointsProps = { readonly id: string; readonly title: string; readonly points: readonly string[] }

function Points({ id, title, points }: PointsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 text-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
