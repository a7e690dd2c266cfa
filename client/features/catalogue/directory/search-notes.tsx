import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { compareHref } from '#client/lib/compare-storage.ts'
import { LinkButton } from '#client/ui/button.tsx'
import { listText } from '#core/display/list-text.ts'
import { type DirectoryAddress, directoryHref, PARAMETERS } from './directory-address.ts'
import type { SearchReading, Understood } from './directory-listing.ts'
import { readDirectoryAddress } from './read-directory-address.ts'
import type { DirectoryControls } from './use-directory-controls.ts'

type NotesProps = {
  readonly address: DirectoryAddress
  readonly reading: SearchReading
  readonly follow: DirectoryControls['follow']
}

const LINK = 'link inline-flex min-h-touch items-center'

/** What was understood from a search besides its words, with related links. */
export function SearchNotes({ address, reading, follow }: NotesProps) {
  const { understood, alternativesTo, compared, unlisted, outsideProduct, jobs } = reading
  const [job] = jobs
  return (
    <div className="mb-3 grid gap-2 text-sm empty:hidden">
      {unlisted ? (
        <p className="flex flex-wrap items-center gap-x-4 border-gold border-l-4 bg-gold-wash px-4 py-2">
          {unlisted.statusText}.
          <Link to={`/tool/${unlisted.mergedInto ?? unlisted.slug}`} className={LINK}>
            {unlisted.mergedInto ? 'See what replaced it' : `About ${unlisted.name}`}
          </Link>
          <Link to={`/tool/${unlisted.slug}/alternatives`} className={LINK}>
            Alternatives to {unlisted.name}
          </Link>
        </p>
      ) : null}
      {outsideProduct ? (
        <div>
          <h2 className="text-xl">Alternatives to {outsideProduct.name}</h2>
          <p className="text-soft">
            {outsideProduct.name} {outsideProduct.ended ? 'is no longer offered' : 'is not in our directory'}. These
            tools do the same work.
          </p>
        </div>
      ) : null}
      {alternativesTo ? (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 className="text-xl">
            Alternatives to{' '}
            <Link to={`/tool/${alternativesTo.slug}`} className="link">
              {alternativesTo.name}
            </Link>
          </h2>
          <Link to={`/tool/${alternativesTo.slug}/alternatives`} className={LINK}>
            Alternatives with reasons and prices
          </Link>
        </div>
      ) : null}
      {compared.length > 1 ? (
        <p>
          <LinkButton to={compareHref(compared.map(({ slug }) => slug))}>
            Compare {listText(compared.map(({ name }) => name))}
          </LinkButton>
        </p>
      ) : null}
      {job || understood.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span id="understood">We understood:</span>
          <ul aria-labelledby="understood" className="flex flex-wrap gap-2">
            {job ? <JobChip name={job.name} address={address} follow={follow} /> : null}
            {understood.map((constraint) => (
              <UnderstoodChip key={constraint.words} address={address} constraint={constraint} follow={follow} />
            ))}
          </ul>
          {job?.post ? (
            <Link to={`/blog/${job.post.slug}`} className={LINK}>
              Our picks, graded and compared
            </Link>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

type ChipProps = Pick<NotesProps, 'address' | 'follow'> & { readonly constraint: Understood }

const HALF = 'inline-flex min-h-touch items-center gap-1.5 hover:text-accent'

/** Words that were read as a condition, by which the list is ordered: one link filters by it, the other ends it. */
function UnderstoodChip({ address, constraint, follow }: ChipProps) {
  const { label, words, searchWithout: search, filter: kind } = constraint
  const filter = (now: DirectoryAddress) => ({ ...filterOf(now, constraint), search })
  return (
    <li className="inline-flex items-center rounded-full border border-edge bg-gold-wash">
      <span className="pr-2 pl-3">{label}</span>
      {FILTER_PARAMETERS[kind] === null ? null : (
        <Link
          to={directoryHref({ ...address, page: 1, ...filter(address) })}
          onClick={(event) => follow(event, filter)}
          aria-label={`Only these: ${label}`}
          className={`${HALF} border-line border-l px-2`}
        >
          Only these
        </Link>
      )}
      <Link
        to={directoryHref({ ...address, page: 1, search })}
        onClick={(event) => follow(event, { search })}
        aria-label={`Search without “${words}”`}
        className={`${HALF} rounded-r-full border-line border-l pr-3 pl-2`}
      >
        <X aria-hidden="true" className="size-3.5" />
      </Link>
    </li>
  )
}

type JobChipProps = Pick<NotesProps, 'address' | 'follow'> & { readonly name: string }

/** The job whose tools come first. In quotes, the words count as they are. */
function JobChip({ name, address, follow }: JobChipProps) {
  const search = `"${address.search}"`
  return (
    <li className="inline-flex items-center rounded-full border border-edge pl-3">
      {name}
      <Link
        to={directoryHref({ ...address, page: 1, search })}
        onClick={(event) => follow(event, { search })}
        aria-label={`Search for the words instead of “${name}”`}
        className={`${HALF} rounded-r-full pr-3 pl-2`}
      >
        <X aria-hidden="true" className="size-3.5" />
      </Link>
    </li>
  )
}

const FILTER_PARAMETERS = {
  FREE_TIER: 'free',
  OPEN_SOURCE: 'open',
  API_AVAILABLE: 'api',
  MCP_SERVER: 'mcp',
  PLATFORM: PARAMETERS.platforms,
  PRIVACY: PARAMETERS.privacy,
  INTEGRATION: PARAMETERS.integrations,
  MAX_PRICE: 'price',
  // No filters of the list.
  NO_SUBSCRIPTION: null,
  OWN_COMPUTERS: null,
} as const

/** The filters of a state plus another one; a list value is added to the others. */
function filterOf(now: DirectoryAddress, { filter, value }: Understood): Partial<DirectoryAddress> {
  const { flags, price, platforms, privacy, integrations } = readDirectoryAddress(
    new URLSearchParams({ [FILTER_PARAMETERS[filter] ?? '']: value ?? '1' }),
  )
  return {
    flags: [...now.flags, ...flags],
    price: price ?? now.price,
    platforms: [...now.platforms, ...platforms],
    privacy: [...now.privacy, ...privacy],
    integrations: [...now.integrations, ...integrations],
  }
}
