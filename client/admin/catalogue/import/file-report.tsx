import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { toast } from '#client/ui/toast.ts'
import { countText } from '#core/display/numbers.ts'
import { CATALOGUE_FILE_DAYS } from '#core/retention.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useAttempt } from '../../shared/use-action.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'

const CatalogueFileQuery = graphql(`
  query CatalogueFile($id: ID!) {
    catalogueFile(id: $id) {
      id
      fileName
      isRunning
      dryRun {
        error
        created
        changed
        ...ImportCounts_report
        ...ImportRows_report
      }
      imported {
        error
        ...ImportCounts_report
        ...ImportRows_report
      }
    }
  }
`)

const ImportFileDocument = graphql(`
  mutation ImportCatalogueFile($id: ID!) {
    importCatalogueFile(input: { id: $id }) {
      __typename
      ... on ImportCatalogueFilePayload {
        file {
          id
          isRunning
        }
      }
      ...Failure_failure
    }
  }
`)

/** The result of a file's dry run, the import button, and the result of the import. */
export function FileReport({ id }: { readonly id: string }) {
  const client = useApolloClient()
  const { data, failed, onRetry, refetch } = useFreshQuery(
    CatalogueFileQuery,
    { id },
    { pollWhile: ({ catalogueFile }) => catalogueFile?.isRunning === true, pollMs: 1_000 },
  )
  const send = useSend()
  const attempt = useAttempt()
  const [starting, setStarting] = useState(false)
  const file = data?.catalogueFile ?? null
  const isRunning = file?.isRunning === true
  const isImported = file?.imported !== undefined && file?.imported !== null
  const wasImported = useRef(isImported)

  useEffect(() => {
    if (isImported && !wasImported.current) void client.refetchQueries({ include: ['CatalogueImports'] })
    wasImported.current = isImported
  }, [client, isImported])

  const importFile = async (): Promise<void> => {
    setStarting(true)
    const result = await attempt(() => send(ImportFileDocument, { id }), 'Failed to import the file')
    setStarting(false)
    if (result?.failure) toast(result.failure.message)
    await refetch().catch(() => undefined)
  }
  if (data?.catalogueFile === null) {
    return <Notice>This file is no longer stored. Uploaded files are deleted after {CATALOGUE_FILE_DAYS} days.</Notice>
  }
  if (file === null) return <NotLoaded name="the file" failed={failed} onRetry={onRetry} height="h-40" />
  const { imported, dryRun, fileName } = file
  const report = imported ?? dryRun
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="file-report">
      <h3 id="file-report" className="wrap-anywhere text-lg">
        {imported ? 'Imported' : 'Dry run'}: {fileName}
      </h3>
      <p role="status" className="-mt-2 text-soft text-sm">
        {isRunning ? (dryRun === null ? 'The dry run is in progress.' : 'The import is in progress.') : null}
        {!isRunning && report === null ? "The dry run didn't finish. Upload the file again." : null}
      </p>
      {report?.error ? (
        <Notice tone="danger" title="The file was rejected">
          <p className="wrap-anywhere">{report.error}</p>
        </Notice>
      ) : null}
      {report ? <ImportCounts report={report} /> : null}
      {dryRun && !imported && !dryRun.error ? (
        <ImportButton counts={dryRun} disabled={isRunning || starting} onImport={() => void importFile()} />
      ) : null}
      {report ? <ImportRows report={report} /> : null}
    </section>
  )
}

type ImportButtonProps = {
  readonly counts: { readonly created: number; readonly changed: number }
  readonly disabled: boolean
  readonly onImport: () => void
}

function ImportButton({ counts: { created, changed }, disabled, onImport }: ImportButtonProps) {
  if (created + changed === 0) return <p>There is nothing to import: the catalog already has all of these values.</p>
  const parts = [
    created > 0 ? `${countText(created)} new` : null,
    changed > 0 ? `${countText(changed)} changed` : null,
  ].filter((part) => part !== null)
  return (
    <Button onClick={onImport} disabled={disabled} className="justify-self-start">
      Import {parts.join(' and ')} {created + changed === 1 ? 'tool' : 'tools'}
    </Button>
  )
}
