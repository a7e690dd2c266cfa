import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Card } from '#client/ui/card.tsx'
import { countText } from '#core/display/numbers.ts'
import { momentText } from '../../shared/dates.ts'

const ClientErrors_group = graphql(`
  fragment ClientErrors_group on ClientErrorGroup {
    message
    count
    paths
    firstAt
    lastAt
    stack
  }
`)

type ClientErrorsProps = {
  readonly groups: readonly (FragmentType<typeof ClientErrors_group> & { readonly message: string })[]
}

/** Browser errors of the last 30 days, by message. */
export function ClientErrors({ groups }: ClientErrorsProps) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">Browser errors</h3>
      <ul className="grid grid-cols-1 gap-3">
        {groups.map((masked) => {
          const { message, count, paths, firstAt, lastAt, stack } = readFragment(ClientErrors_group, masked)
          return (
            <Card as="li" key={message} className="grid grid-cols-1 gap-1 p-4 text-sm">
              <p className="wrap-anywhere font-semibold">{message}</p>
              <p className="text-soft tabular-nums">
                {count === 1 ? 'Reported once' : `Reported ${countText(count)} times`}, first {momentText(firstAt)},
                last {momentText(lastAt)}
              </p>
              <p className="wrap-anywhere">
                {paths.length === 1 ? 'Path' : 'Paths'}: {paths.join(', ')}
              </p>
              {stack === null ? null : (
                <details>
                  <summary className="min-h-11 cursor-pointer content-center font-semibold">Stack</summary>
                  <pre className="wrap-anywhere whitespace-pre-wrap bg-sunk p-3 text-xs">{stack}</pre>
                </details>
              )}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
