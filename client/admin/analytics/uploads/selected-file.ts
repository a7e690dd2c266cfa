/** A chosen or dropped file. */
import { MAX_UPLOAD_BYTES } from '#core/analytics/uploads/upload-file.ts'

const MEGABYTE = 1024 * 1024

export const TOO_LARGE = `The file is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB. Split it and upload the parts.`
const NOT_CSV = 'Please upload a CSV file'

/** Why a file can't be uploaded, judging by its name, type and size; null when it can. */
export function problemOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type !== 'text/csv' && !name.toLowerCase().endsWith('.csv')) return NOT_CSV
  return size > MAX_UPLOAD_BYTES ? TOO_LARGE : null
}

/** `12.3 KB`. */
export const sizeText = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
