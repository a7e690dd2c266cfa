import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { reportError } from '#client/lib/report-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { uploadCatalogueFile } from './upload-catalogue-file.ts'

type Errors = { readonly file?: string; readonly month?: string }

type UploadFormProps = { readonly onUploaded: (id: string) => void }

const FAILED = 'The file could not be uploaded. Please try again.'

export function UploadForm({ onUploaded }: UploadFormProps) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    const month = String(data.get('month') ?? '').trim()
    if (!(file instanceof File) || file.name === '') return setErrors({ file: 'Choose a file.' })
    if (month !== '' && !/^\d{4}-\d\d$/.test(month)) return setErrors({ month: 'Enter a month as YYYY-MM.' })
    setErrors({})
    setBusy(true)
    try {
      const answer = await uploadCatalogueFile(file, month)
      if ('id' in answer) onUploaded(answer.id)
      else setErrors({ file: answer.message ?? FAILED })
    } catch (error) {
      setErrors({ file: FAILED })
      void reportError(client, error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid max-w-3xl grid-cols-1 items-start gap-4 sm:grid-cols-2"
    >
      <Field label="CSV file" error={errors.file}>
        {(control) => <Input {...control} type="file" name="file" accept=".csv,text/csv" className="py-2" />}
      </Field>
      <Field label="Month of the data" hint="For rows without an as_of value, such as 2026-11." error={errors.month}>
        {(control) => <Input {...control} name="month" placeholder="YYYY-MM" autoComplete="off" />}
      </Field>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? 'Uploading…' : 'Start dry run'}
      </Button>
    </form>
  )
}
