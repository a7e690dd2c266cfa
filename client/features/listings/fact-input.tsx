import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field, Input, Select } from '#client/ui/field.tsx'
import { LogoInput } from '#client/ui/logo-input.tsx'
import { LOGO_LIMITS, logoPaths } from '#core/catalogue/logo-file.ts'
import { PlanInputs } from './plan-inputs.tsx'
import { useUploadVendorLogo } from './use-upload-logo.ts'

type Fact = VendorListing_listingFragment['groups'][number]['fields'][number]

type FactInputProps = {
  readonly toolId: string
  readonly fact: Fact
  /** As in an import file: lists and plans are JSON. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const listOf = (value: string): readonly string[] => (value === '' ? [] : (JSON.parse(value) as string[]))

/** The control of one fact. */
export function FactInput({ toolId, fact, value, error, onChange }: FactInputProps) {
  const { kind, label, options } = fact
  const upload = useUploadVendorLogo(toolId)
  if (kind === 'logo') {
    const paths = value === '' ? null : logoPaths(value)
    return <LogoInput {...{ label, error, upload, onChange, paths }} limits={LOGO_LIMITS} />
  }
  if (kind === 'plans') return <PlanInputs value={value} error={error} onChange={onChange} />
  if (kind === 'choices') {
    const chosen = listOf(value)
    const toggle = (one: string) => {
      const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
      onChange(next.length === 0 ? '' : JSON.stringify(next))
    }
    return (
      <fieldset className="min-w-0">
        <legend className="font-semibold text-sm">{label}</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {options.map((option) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
            <label key={option.value} className="flex min-h-touch items-center gap-2 text-sm">
              <Checkbox
                className="size-5 shrink-0"
                checked={chosen.includes(option.value)}
                onToggle={() => toggle(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
        {error === undefined ? null : (
          <p className="text-danger text-sm" role="alert">
            {error}
          </p>
        )}
      </fieldset>
    )
  }
  return (
    <Field label={label} error={error}>
      {(control) =>
        kind === 'choice' ? (
          <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">Not known</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...control} value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}
