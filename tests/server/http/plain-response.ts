import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response without the parts that vary between requests. */
export type PlainResponse = {
  readonly status: number
  readonly headers: Record<string, unknown>
  /** Its bytes as latin1; for an error with a request ID, the text without the ID. */
  readonly body: string
}

const INFLATE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync }

export const plain = (status: number, headers: Record<string, unknown>, bytes: Buffer): PlainResponse => {
  const { 'x-request-id': id, date: _, connection: _c, 'keep-alive': _k, ...rest } = headers
  const inflate = INFLATE[String(headers['content-encoding'])]
  const body = bytes.toString('latin1')
  const text = inflate?.(bytes).toString('latin1') ?? body
  if (!text.includes(String(id))) return { status, headers: rest, body }
  // Two IDs compress to different lengths.
  const length = inflate ? null : rest['content-length']
  return { status, headers: { ...rest, 'content-length': length }, body: text.replaceAll(String(id), 'ID') }
}
