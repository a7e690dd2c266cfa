export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/** Why a value is rejected, as a message for the caller. */
type Refusal = string

// C0 without tab, line feed and carriage return; DEL; C1. PostgreSQL rejects NUL.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const MAX_DEPTH = 100

/** Rejects text with control characters (except tab, line feed and carriage return) or lone surrogates. */
export function refuseText(text: string): Refusal | null {
  if (CONTROL.test(text)) return 'The request contains a control character.'
  if (!text.isWellFormed()) return 'The request contains malformed Unicode.'
  return null
}

/**
 * Checks every key and string of a parsed value, and its depth (at most 100 levels). Iterative, so deep input cannot
 * overflow the stack. Skips byte arrays: one entry per byte would take seconds for a file, and the text is checked when
 * they are decoded.
 */
export function refuseValue(value: unknown): Refusal | null {
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.value === 'string') {
      const refusal = refuseText(next.value)
      if (refusal) return refusal
    } else if (typeof next.value === 'object' && next.value !== null && !ArrayBuffer.isView(next.value)) {
      if (next.depth >= MAX_DEPTH) return 'The request is nested too deeply.'
      for (const [key, item] of Object.entries(next.value)) {
        const refusal = refuseText(key)
        if (refusal) return refusal
        pending.push({ value: item, depth: next.depth + 1 })
      }
    }
  }
  return null
}

/** Decodes UTF-8 strictly: null where a lenient decoder would insert replacement characters. Drops a leading BOM. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
