import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Notice } from '#client/ui/notice.tsx'
import { countText } from '#core/display/numbers.ts'
import { dayText } from '../../shared/dates.ts'

const PolicyNotices_notice = graphql(`
  fragment PolicyNotices_notice on PolicyNotice {
    path
    title
    effectiveOn
    summary
    sent
    remaining
  }
`)

type PolicyNoticesProps = {
  readonly notices: readonly (FragmentType<typeof PolicyNotices_notice> & { readonly path: string })[]
}

/** Upcoming changes to legal pages, and the number of members notified by email. */
export function PolicyNotices({ notices }: PolicyNoticesProps) {
  return notices.map((masked) => {
    const { path, title, effectiveOn, summary, sent, remaining } = readFragment(PolicyNotices_notice, masked)
    return (
      <Notice key={path} title={`${title} changes on ${dayText(effectiveOn)}`}>
        <p className="wrap-anywhere">{summary}</p>
        <p className="mt-1 tabular-nums">
          Announced by email to {countText(sent)} {sent === 1 ? 'member' : 'members'}, {countText(remaining)} to go.
        </p>
      </Notice>
    )
  })
}
