/** Sends a file to the function with a higher size limit than the API. */
import { MAX_UPLOAD_BYTES } from '#core/analytics/uploads/upload-file.ts'
import { decodeFile, NOT_DECODED } from '#core/csv/decode-file.ts'
import { sendFile } from '../../shared/send-file.ts'
import { TOO_LARGE } from './selected-file.ts'

const ADDRESS = '/.netlify/functions/advancedMarketingSystem'

/** `detail` is the server's additional message, if any. */
export type UploadError = { readonly message: string; readonly detail: string | null }
/** As the function sends it. */
export type UploadResult = {
  readonly already_imported: boolean
  /** Null for a dry run of a new file. */
  readonly import_id: string | null
  readonly rows: number
  readonly refused: number
  readonly row_errors: readonly { readonly line: number; readonly message: string }[]
}

type Reply = { readonly success?: boolean; readonly error?: unknown; readonly result?: UploadResult }
type Outcome = { readonly result: UploadResult } | { readonly error: UploadError }

const UNREADABLE = 'Failed to process file'

const failed = (message: string, detail: unknown = null): Outcome => ({
  error: { message, detail: typeof detail === 'string' && detail !== '' ? detail : null },
})

async function send(file: File, dryRun: boolean): Promise<Outcome> {
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return failed(NOT_DECODED)
  const data = { csv_data: text, data_type: 'humblytics', filename: file.name, dry_run: dryRun }
  const body = new Blob([JSON.stringify({ action: 'process_csv', data })])
  // Quotation marks and line breaks take two bytes in JSON.
  if (body.size > MAX_UPLOAD_BYTES) return failed(TOO_LARGE)
  const { status, reply } = await sendFile<Reply>(ADDRESS, 'application/json', body)
  if (status >= 300) return failed('Server error while processing CSV', reply?.error)
  // An answer that is not JSON.
  if (!reply) return failed(UNREADABLE)
  if (reply.success !== true || reply.result === undefined) {
    return failed(typeof reply.error === 'string' ? reply.error : 'Failed to process CSV')
  }
  return { result: reply.result }
}

/** Uploads a file, or checks it without storing it. Never rejects. */
export async function uploadAnalytics(file: File, { dryRun }: { readonly dryRun: boolean }): Promise<Outcome> {
  try {
    return await send(file, dryRun)
  } catch {
    return failed(UNREADABLE)
  }
}
