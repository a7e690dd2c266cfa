import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { countText } from '#core/display/numbers.ts'
import { DropZone } from './drop-zone.tsx'
import { ExpectedFormat } from './expected-format.tsx'
import { RowErrors } from './row-errors.tsx'
import { problemOfFile } from './selected-file.ts'
import { type UploadError, type UploadResult, uploadAnalytics } from './upload-request.ts'

type UploadFormProps = {
  /** Called when a file was imported, or had already been imported. */
  readonly onImported: (result: UploadResult) => void
}

type Work = 'analysis' | 'dry run'

/** Accepts a file for a dry run or an import. */
export function UploadForm({ onImported }: UploadFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<UploadError | null>(null)
  const [judged, setJudged] = useState<UploadResult | null>(null)
  const [work, setWork] = useState<Work | null>(null)

  const choose = (chosen: File) => {
    const message = problemOfFile(chosen)
    setJudged(null)
    setFile(message === null ? chosen : null)
    setError(message === null ? null : { message, detail: null })
  }
  const run = async (chosen: File, next: Work) => {
    setWork(next)
    setError(null)
    const outcome = await uploadAnalytics(chosen, { dryRun: next === 'dry run' })
    setWork(null)
    if ('error' in outcome) setError(outcome.error)
    else if (next === 'analysis') onImported(outcome.result)
    else setJudged(outcome.result)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <DropZone file={file} disabled={work !== null} onChoose={choose} />
      {error === null ? null : (
        <Notice tone="danger" title="Upload Error">
          <p className="wrap-anywhere">{error.message}</p>
          {error.detail === null ? null : <p className="wrap-anywhere">{error.detail}</p>}
          {file === null ? null : (
            <Button variant="quiet" className="-ml-3" onClick={() => setError(null)}>
              Try again
            </Button>
          )}
        </Notice>
      )}
      {file !== null && error === null ? (
        <div className="flex flex-wrap gap-3">
          <Button disabled={work !== null} onClick={() => void run(file, 'analysis')}>
            {work === 'analysis' ? 'Processing Analytics...' : 'Analyze Data'}
          </Button>
          <Button variant="secondary" disabled={work !== null} onClick={() => void run(file, 'dry run')}>
            {work === 'dry run' ? 'Checking...' : 'Dry run'}
          </Button>
        </div>
      ) : null}
      {judged === null ? null : <Judged result={judged} />}
      <ExpectedFormat />
    </div>
  )
}

/** The result of a dry run. */
function Judged({ result }: { readonly result: UploadResult }) {
  const { rows, refused } = result
  return (
    <Notice tone={refused > 0 ? 'warning' : 'info'} title="Dry run: nothing was stored">
      <p>
        {result.already_imported
          ? 'This file was imported before. Analyzing it shows the earlier result.'
          : `${countText(rows)} ${rows === 1 ? 'row' : 'rows'} can be imported.`}
      </p>
      <RowErrors errors={result.row_errors} refused={refused} />
    </Notice>
  )
}
