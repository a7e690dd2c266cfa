import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { formFailureOf, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Input, Select, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'
import { CANDIDATE_FIELDS, type CandidateField } from '#core/research/candidate-fields.ts'
import { FormField } from '../../shared/form-field.tsx'
import { Options } from '../../shared/options.tsx'
import { cellOfText, textOfCell } from './candidate-values.ts'
import { useQueueActions } from './use-queue-actions.ts'

const CandidateForm_candidate = graphql(`
  fragment CandidateForm_candidate on ToolCandidate {
    id
    name
    websiteUrl
    state
    values {
      field
      value
    }
    namesake {
      id
      slug
      name
      websiteUrl
      vendor
      pricingModel
      description
      longDescription
      features
      category {
        id
        name
      }
    }
  }
`)

type CandidateFormProps = {
  readonly candidate: FragmentType<typeof CandidateForm_candidate>
  readonly categories: readonly { readonly slug: string; readonly name: string }[]
  /** Administrators publish; editors prepare. */
  readonly mayPublish: boolean
  readonly onDone: (() => void) | undefined
}

const LABELS: Readonly<Record<CandidateField, string>> = {
  name: 'Name',
  website_url: 'Website',
  category: 'Category',
  vendor: 'Vendor',
  pricing_model: 'Pricing model',
  description: 'Description',
  long_description: 'Long description',
  features: 'Features',
}
const HINTS: Readonly<Partial<Record<CandidateField, string>>> = {
  description: 'One sentence of 60 to 160 characters.',
  long_description: '300 to 3,600 characters, or empty.',
  features: '4 to 8, one per line, or none.',
}

/** The fields of a candidate's new tool, next to an existing tool with the same name. */
export function CandidateForm({ candidate: masked, categories, mayPublish, onDone }: CandidateFormProps) {
  const candidate = readFragment(CandidateForm_candidate, masked)
  const { id, namesake, values } = candidate
  const { publish, prepare } = useQueueActions()
  const send = mayPublish ? publish : prepare
  const form = useForm({
    fields: CANDIDATE_FIELDS,
    check: ({ name, category, website_url: website, description }) => ({
      ...(name.trim() === '' ? { name: 'A name is required.' } : {}),
      ...(website.trim() === '' ? { website_url: 'A website is required.' } : {}),
      ...(category === '' ? { category: 'A category is required.' } : {}),
      ...(description.trim() === '' ? { description: 'A description is required.' } : {}),
    }),
    send: async (texts) => {
      const cells = CANDIDATE_FIELDS.map((field) => ({ field, value: cellOfText(field, texts[field]) }))
      const refusal = await send(
        id,
        cells.filter(({ value }) => value !== ''),
      )
      if (refusal !== null) return formFailureOf(refusal, CANDIDATE_FIELDS)
      onDone?.()
      return { done: true }
    },
    failure: 'Failed to save the tool. Please try again.',
  })
  const prepared = new Map(values.map(({ field, value }) => [field, value]))
  const found: Partial<Record<CandidateField, string>> = {
    name: candidate.name,
    website_url: candidate.websiteUrl ?? '',
  }
  const startOf = (field: CandidateField) => textOfCell(field, prepared.get(field) ?? found[field] ?? '')
  const listed: Readonly<Partial<Record<CandidateField, string | null>>> =
    namesake === null
      ? {}
      : {
          name: namesake.name,
          website_url: namesake.websiteUrl,
          category: namesake.category.name,
          vendor: namesake.vendor,
          pricing_model: namesake.pricingModel?.toLowerCase() ?? null,
          description: namesake.description,
          long_description: namesake.longDescription,
          features: namesake.features.join('\n'),
        }
  const control = (field: CandidateField, props: object) => {
    if (field === 'description') return <Textarea {...props} rows={2} />
    if (field === 'long_description' || field === 'features') return <Textarea {...props} rows={4} />
    if (field === 'category') return <Choice {...props} options={categories.map(({ slug, name }) => [slug, name])} />
    if (field === 'pricing_model') return <Choice {...props} options={Object.entries(PRICING_MODEL_LABELS)} />
    return <Input {...props} inputMode={field === 'website_url' ? 'url' : undefined} />
  }
  return (
    <form {...form.formProps} className="grid grid-cols-1 min-w-0 gap-4">
      {namesake === null ? null : (
        <Notice tone="warning" title="The catalog has a tool with this name">
          <p>Its values are shown beside the new ones. Two tools can't share a name or URL.</p>
        </Notice>
      )}
      {CANDIDATE_FIELDS.map((field) => (
        <div key={field} className="grid grid-cols-1 min-w-0 max-w-prose gap-1 lg:max-w-none lg:grid-cols-2 lg:gap-4">
          <FormField form={form} name={field} label={LABELS[field]} hint={HINTS[field]} className="min-w-0">
            {(props) => control(field, { ...props, defaultValue: startOf(field) })}
          </FormField>
          {namesake === null ? null : <Listed>{listed[field] ?? ''}</Listed>}
        </div>
      ))}
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Saving...' : mayPublish ? 'Create tool' : 'Prepare for publication'}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = React.ComponentProps<'select'> & { readonly options: readonly (readonly [string, string])[] }

function Choice({ options, ...props }: ChoiceProps) {
  return (
    <Select {...props}>
      <option value="">Not selected</option>
      <Options of={options} />
    </Select>
  )
}

function Listed({ children }: { readonly children: ReactNode }) {
  return (
    <p className="wrap-anywhere min-w-0 whitespace-pre-wrap text-sm lg:pt-6">
      <span className="font-semibold text-soft">In the catalog: </span>
      {children === '' ? <span className="text-soft">not known</span> : children}
    </p>
  )
}
