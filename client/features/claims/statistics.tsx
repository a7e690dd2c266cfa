import { Link } from 'react-router-dom'
import type { Claim } from '../../../core/claims.ts'

/** The headline claims in a row, with a line that says what they are. */
export function Statistics({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <section aria-label="At a glance" className="border-line border-y bg-sunk">
      <div className="shell py-6">
        <dl className="grid grid-cols-2 gap-y-5 md:grid-cols-4 md:divide-x md:divide-line">
          {claims.map(({ id, figure, label }) => (
            <div key={id} className="flex flex-col-reverse md:px-6 md:first:pl-0">
              <dt className="text-soft text-sm">{label}</dt>
              <dd className="font-serif text-2xl tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-soft text-xs">
          Headline claims, not live counts. The directory shows how many tools it lists today; see{' '}
          <Link to="/methodology" className="link">
            how we count
          </Link>
          .
        </p>
      </div>
    </section>
  )
}
