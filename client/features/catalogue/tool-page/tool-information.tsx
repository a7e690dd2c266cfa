import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolInformation_toolFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { commonFactText, type DatedFact, factText } from '#core/display/facts.ts'
import {
  INTEGRATION_LABELS,
  labelOf,
  PLATFORM_LABELS,
  PRIVACY_LABELS,
  skillLabel,
  TEAM_SIZE_LABELS,
} from '#core/display/labels.ts'
import { countText } from '#core/display/numbers.ts'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { ReportButton } from '../../support/contributions/report-button.tsx'
import { categoryHref } from '../directory/directory-address.ts'
import { hasEnded } from './has-ended.ts'

const ToolInformation_tool = graphql(`
  fragment ToolInformation_tool on Tool {
    id
    name
    status
    vendor
    owner
    pricingModel
    apiAvailable
    openSource
    platforms
    skill
    integrations
    privacy
    privacyUrl
    teamFit
    setupMinutes
    ageNote
    factTexts {
      label
      value
      fact
    }
    category {
      id
      slug
      name
    }
    rating {
      mean
      count
    }
    facts {
      field
      source
      asOf
      checkedOn
    }
  }
`)

type Row = {
  readonly label: string
  readonly value: ReactNode
  /** The fact behind the value, if it has its own source. */
  readonly fact?: string
}

const joined = (labels: Readonly<Record<string, string>>, values: readonly string[]): string =>
  values.map((value) => labelOf(labels, value)).join(', ')

const yesNo = (value: boolean | null | undefined): ReactNode => {
  if (value === null || value === undefined) return 'Not verified'
  if (!value) return 'No'
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden="true" className="size-4 text-accent" />
      Yes
    </span>
  )
}

const teamText = (sizes: readonly string[]): string =>
  sizes.length === Object.keys(TEAM_SIZE_LABELS).length ? 'Any size' : joined(TEAM_SIZE_LABELS, sizes)

function minutesText(minutes: number): string {
  if (minutes < 90) return `About ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `About ${hours} hours` : `About ${Math.round(hours / 24)} days`
}

function rowsOf(tool: ToolInformation_toolFragment): Row[] {
  const rating = tool.rating && tool.rating.count > 0 ? tool.rating : null
  const privacyUrl = safeWebsiteUrl(tool.privacyUrl)
  const privacy = joined(PRIVACY_LABELS, tool.privacy)
  const skill = skillLabel(tool.skill)
  // The API has its own row.
  const platforms = tool.platforms.map(fromEnum).filter((platform) => platform !== 'api')
  const rows: (Row | null)[] = [
    {
      label: 'Category',
      value: (
        <Link to={categoryHref(tool.category.slug)} className="link">
          {tool.category.name}
        </Link>
      ),
    },
    tool.vendor ? { label: 'Vendor', value: tool.vendor, fact: 'vendor' } : null,
    tool.owner ? { label: 'Owned by', value: tool.owner, fact: 'owner' } : null,
    rating ? { label: 'Rating', value: `${rating.mean.toFixed(1)} out of 5` } : null,
    rating ? { label: 'Reviews', value: countText(rating.count) } : null,
    {
      label: 'Pricing Model',
      value: tool.pricingModel
        ? PRICING_MODEL_LABELS[fromEnum(tool.pricingModel)]
        : hasEnded(tool.status)
          ? 'Not known'
          : 'Not known · Contact for pricing',
      fact: 'pricing_model',
    },
    { label: 'API Available', value: yesNo(tool.apiAvailable), fact: 'api_available' },
    { label: 'Open source', value: yesNo(tool.openSource), fact: 'open_source' },
    ...tool.factTexts,
    platforms.length > 0 ? { label: 'Runs on', value: joined(PLATFORM_LABELS, platforms), fact: 'platforms' } : null,
    skill ? { label: 'Skill needed', value: skill, fact: 'skill' } : null,
    tool.teamFit.length > 0 ? { label: 'Team size', value: teamText(tool.teamFit), fact: 'team_fit' } : null,
    tool.setupMinutes
      ? { label: 'Time to first result', value: minutesText(tool.setupMinutes), fact: 'setup_minutes' }
      : null,
    tool.integrations.length > 0
      ? { label: 'Works with', value: joined(INTEGRATION_LABELS, tool.integrations), fact: 'integrations' }
      : null,
    tool.privacy.length > 0
      ? {
          label: 'Privacy claims',
          value: privacyUrl ? (
            <>
              {privacy}{' '}
              <a href={privacyUrl} target="_blank" rel="noopener noreferrer nofollow" className="link">
                See the vendor’s claims<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          ) : (
            privacy
          ),
          fact: 'privacy',
        }
      : null,
  ]
  return rows.filter((row) => row !== null)
}

/** A tool's facts, each with its source and month; the most common source is named once, at the end. */
export function ToolInformation({ tool: masked }: { readonly tool: FragmentType<typeof ToolInformation_tool> }) {
  const tool = readFragment(ToolInformation_tool, masked)
  const facts = new Map<string, DatedFact>()
  for (const { field, source, asOf, checkedOn } of tool.facts) {
    facts.set(field, { source: fromEnum(source), asOf, checkedOn: checkedOn ?? null })
  }
  const rows = rowsOf(tool)
  const common = commonFactText(rows.flatMap(({ fact }) => (fact ? (facts.get(fact) ?? []) : [])))
  return (
    <section aria-labelledby="information">
      <h2 id="information" className="text-xl">
        Tool Information
      </h2>
      <dl className="mt-4 grid grid-cols-1 gap-x-10 border-line border-t text-sm sm:grid-cols-2">
        {rows.map(({ label, value, fact }) => {
          const known = fact ? facts.get(fact) : undefined
          const source = known ? factText(known) : null
          return (
            <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-2">
              <dt className="text-soft">{label}</dt>
              <dd className="tabular-nums">
                {value}
                {source !== null && source !== common ? (
                  <span className="block text-soft text-xs">{source}</span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
      {common === null ? null : <p className="mt-3 text-soft text-xs">Unless noted otherwise: {common}.</p>}
      {tool.ageNote ? <p className="mt-2 text-sm">{tool.ageNote}</p> : null}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        <ReportButton tool={tool} />
        <Link to="/methodology" className="link inline-flex min-h-touch items-center">
          How facts are dated
        </Link>
      </p>
    </section>
  )
}
