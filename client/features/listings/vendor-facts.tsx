import { useState } from 'react'
import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { useConfirmVendorFacts } from './use-confirm-facts.ts'
import { UNREACHABLE } from './vendor-listing.ts'

type Listing = VendorListing_listingFragment
type FactGroup = Listing['groups'][number]

/** The facts that the vendor can confirm and correct, group by group. */
export function VendorFacts({ listing }: { readonly listing: Listing }) {
  return (
    <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {listing.groups.map((group) => (
        <li key={group.group} className="grid content-start gap-3 rounded-md border border-line bg-surface p-5">
          <GroupCard listing={listing} group={group} />
        </li>
      ))}
    </ul>
  )
}

function GroupCard({ listing, group }: { readonly listing: Listing; readonly group: FactGroup }) {
  const [correcting, setCorrecting] = useState(false)
  return (
    <>
      <h3 className="text-lg">{group.label}</h3>
      <dl className="grid gap-2 text-sm">
        {group.fields.map(({ field, label, text }) => (
          <div key={field}>
            {group.fields.length > 1 ? <dt className="text-soft">{label}</dt> : <dt className="sr-only">{label}</dt>}
            <dd className="wrap-anywhere">{text ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
      {group.source ? <p className="text-soft text-xs">{group.source}</p> : null}
      {correcting ? (
        <CorrectionForm listing={listing} group={group} onClose={() => setCorrecting(false)} />
      ) : (
        <ConfirmForm listing={listing} group={group} onCorrect={() => setCorrecting(true)} />
      )}
    </>
  )
}

type ConfirmFormProps = { readonly listing: Listing; readonly group: FactGroup; readonly onCorrect: () => void }

function ConfirmForm({ listing, group, onCorrect }: ConfirmFormProps) {
  const confirmFacts = useConfirmVendorFacts()
  const { formProps, errors, problem, done, busy, clearError } = useForm({
    fields: ['pageUrl'],
    send: ({ pageUrl }) =>
      confirmFacts({ slug: listing.slug, toolId: listing.id, group: group.group, pageUrl: textOrNull(pageUrl) }, [
        'pageUrl',
      ] as const),
    failure: UNREACHABLE,
  })
  return (
    <form {...formProps} className="grid gap-3" aria-label={`Confirm: ${group.label}`}>
      {group.canConfirm && group.needsPage ? (
        <Field label={`Your price page on ${listing.domain ?? ''}`} error={errors.pageUrl}>
          {(control) => <Input {...control} name="pageUrl" inputMode="url" onChange={() => clearError('pageUrl')} />}
        </Field>
      ) : null}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {done === null ? null : <Notice>Confirmed today.</Notice>}
      <div className="flex flex-wrap gap-2">
        {group.canConfirm ? (
          <Button type="submit" disabled={busy} aria-label={`Confirm ${group.label}`}>
            Confirm
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCorrect} aria-label={`Correct ${group.label}`}>
          Correct
        </Button>
      </div>
    </form>
  )
}
