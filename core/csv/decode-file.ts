/** Decodes text files as spreadsheets save them: UTF-8, or UTF-16 with a byte order mark ("Unicode Text" of Excel). */

const MARK_BYTES = 2

const decoderFor = ([first, second]: Uint8Array): TextDecoder => {
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true })
}

/**
 * Decodes a file in chunks of any size, without its byte order mark; null ends it. Throws TypeError for bytes that are
 * not text in one of the encodings.
 */
export const createFileDecoder = (): ((chunk: Uint8Array | null) => string) => {
  let decoder: TextDecoder | null = null
  /** The first bytes, until they are enough to tell the encoding. */
  let held: readonly number[] = []
  return (chunk) => {
    const bytes = chunk ?? new Uint8Array(0)
    if (decoder !== null) return decoder.decode(bytes, { stream: chunk !== null })
    if (chunk !== null && held.length + bytes.length < MARK_BYTES) {
      held = [...held, ...bytes]
      return ''
    }
    const first = Uint8Array.from(held)
    decoder = decoderFor(Uint8Array.from([...held, ...bytes.subarray(0, MARK_BYTES)]))
    return decoder.decode(first, { stream: true }) + decoder.decode(bytes, { stream: chunk !== null })
  }
}

export const NOT_DECODED = 'The file is not UTF-8. Save it as UTF-8 and try again.'

/** The text of a whole file; null when it is in another encoding. */
export const decodeFile = (bytes: Uint8Array): string | null => {
  try {
    return decoderFor(bytes).decode(bytes)
  } catch {
    return null
  }
}
