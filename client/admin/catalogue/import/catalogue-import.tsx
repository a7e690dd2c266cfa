import { useAdminQuery } from '../../shared/admin-query.ts'
import { FileReport } from './file-report.tsx'
import { ImportHistory } from './import-history.tsx'
import { UploadForm } from './upload-form.tsx'

/** Imports a file of tools: a dry run first, then the import, which can be undone. The file's id is in the URL. */
export function Component() {
  const { query, change } = useAdminQuery()
  const file = query.get('file')
  return (
    <div className="grid grid-cols-1 gap-8">
      <section className="grid gap-4" aria-labelledby="import-file">
        <div>
          <h3 id="import-file" className="text-lg">
            Import a file
          </h3>
          <p className="mt-1 max-w-prose text-soft text-sm">
            A CSV file with the columns of the catalog export, at most 5 MB and 50,000 rows. Nothing changes until you
            review the dry run. Values that people edited are kept.
          </p>
        </div>
        <UploadForm onUploaded={(id) => change({ file: id })} />
      </section>
      {file === null ? null : <FileReport key={file} id={file} />}
      <ImportHistory />
    </div>
  )
}
