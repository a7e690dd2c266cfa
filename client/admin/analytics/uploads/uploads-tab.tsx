import { useState } from 'react'
import { useAdminQuery } from '../../shared/admin-query.ts'
import { ImportHistory } from './import-history.tsx'
import { ImportResult } from './import-result.tsx'
import { UploadForm } from './upload-form.tsx'

/** Uploads exported analytics, shows the analysis and lists the imports. */
export function Component() {
  const { query, change } = useAdminQuery()
  const shown = query.get('view')
  const [repeated, setRepeated] = useState<string | null>(null)
  if (shown !== null) {
    return <ImportResult id={shown} repeated={repeated === shown} onClose={() => change({ view: null })} />
  }
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">Analytics Upload</h2>
      <UploadForm
        onImported={({ import_id: id, already_imported: isRepeated }) => {
          setRepeated(isRepeated ? id : null)
          change({ view: id })
        }}
      />
      <ImportHistory />
    </section>
  )
}
