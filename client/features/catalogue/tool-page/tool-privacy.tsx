import { Check, CircleAlert } from 'lucide-react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { knownMonth, monthText } from '#core/display/facts.ts'
import { PRIVACY_ROWS, privacyCell } from '#core/display/privacy-cells.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'

const ToolPrivacy_tool = graphql(`
  fragment ToolPrivacy_tool on Tool {
    id
    name
    privacy
    privacyUrl
    cons
    plans {
      name
      keyLimits
    }
    facts {
      field
      sourceUrl
      asOf
      checkedOn
    }
  }
`)

/** What the vendor states about privacy, and its page; nothing when neither is known. Only beside the page. */
export function ToolPrivacy({ tool: masked }: { readonly tool: FragmentType<typeof ToolPrivacy_tool> }) {
  const { name, privacyUrl, facts, ...tool } = readFragment(ToolPrivacy_tool, masked)
  const record = { ...tool, privacy: tool.privacy.map(fromEnum) }
  const claims = PRIVACY_ROWS.map((row) => ({ label: row.label, ...privacyCell(row, record) })).filter(
    ({ state }) => state !== 'not_stated',
  )
  const fact = facts.find(({ field }) => field === 'privacy')
  const page = safeWebsiteUrl(privacyUrl ?? fact?.sourceUrl ?? null)
  if (claims.length === 0 && page === null) return null
  return (
    <section aria-labelledby="privacy" className="mt-4 border-line border-t pt-3 text-sm max-lg:hidden">
      <h2 id="privacy" className="font-sans font-semibold text-sm tracking-normal">
        Privacy
      </h2>
      <ul className="mt-1 grid gap-1 leading-snug">
        {claims.map(({ label, state, text }) => (
          <li key={label} className="flex gap-2">
            {state === 'stated' ? (
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-support" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            )}
            <span>
              {label}
              {state === 'stated' ? null : <span className="block text-soft text-xs">{text}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-soft text-xs">
        {fact && claims.length > 0
          ? `As of ${monthText(knownMonth({ ...fact, checkedOn: fact.checkedOn ?? null }))}. `
          : null}
        {page === null ? null : (
          <a href={page} target="_blank" rel="noopener noreferrer nofollow" className="link">
            See the vendor’s page <span className="sr-only">on the privacy of {name} (opens in a new tab)</span>
          </a>
        )}
      </p>
    </section>
  )
}
