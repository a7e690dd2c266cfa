import { useState } from 'react'
import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { FactInput } from './fact-input.tsx'
import { useCorrectVendorFacts } from './use-correct-facts.ts'
import { UNREACHABLE } from './vendor-listing.ts'

type CorrectionFormProps = {
  readonly listing: VendorListing_listingFragment
  readonly group: VendorListing_listingFragment['groups'][number]
  readonly onClose: () => void
}

/** Corrected values of one group, for an editor to publish. */
export function CorrectionForm({ listing, group, onClose }: CorrectionFormProps) {
  const correctFacts = useCorrectVendorFacts()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const names = group.fields.map(({ field }) => field)
  const { formProps, errors, problem, done, busy, clearError } = useForm<string, true>({
    fields: ['pageUrl', 'note'],
    send: (form) => {
      const changes = group.fields.flatMap(({ field, value: base }) => {
        const value = values[field] ?? base
        return value === base ? [] : [{ field, value, base }]
      })
      const { slug, id: toolId } = listing
      const note = textOrNull(form['note'] ?? '')
      return correctFacts({ slug, toolId, pageUrl: form['pageUrl'] ?? '', note, changes }, [
        'pageUrl',
        'note',
        ...names,
      ])
    },
    failure: UNREACHABLE,
  })
  if (done !== null) {
    return (
      <>
        <Notice title="Sent to the editors">An editor checks it with your page and publishes it.</Notice>
        <div>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </>
    )
  }
  return (
    <form {...formProps} className="grid gap-4" aria-label={`Correct: ${group.label}`}>
      {group.fields.map((fact) => (
        <FactInput
          key={fact.field}
          toolId={listing.id}
          fact={fact}
          value={values[fact.field] ?? fact.value}
          error={errors[fact.field]}
          onChange={(value) => {
            clearError(fact.field)
            setValues((before) => ({ ...before, [fact.field]: value }))
          }}
        />
      ))}
      <Field label={`Page on ${listing.domain ?? 'your website'} that shows this`} error={errors['pageUrl']}>
        {(control) => <Input {...control} name="pageUrl" inputMode="url" onChange={() => clearError('pageUrl')} />}
      </Field>
      <Field label="Note for the editor (optional)" error={errors['note']}>
        {(control) => <Textarea {...control} name="note" rows={2} onChange={() => clearError('note')} />}
      </Field>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          Send correction
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
