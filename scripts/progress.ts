/** Progress of long work: a progress bar on a terminal, occasional lines elsewhere. */
type Progress = {
  /** `part`: done, from 0 to 1; null when the total is unknown. */
  show(part: number | null, text: string): void
  /** Ends the bar, so that the next output starts on a new line. */
  end(): void
}

const WIDTH = 30
/** Return to the start of the line and clear it. */
const ERASE = '\r\u001b[K'
const TERMINAL_MS = 100
const PLAIN_MS = 5_000

export const createProgress = (stream: NodeJS.WriteStream = process.stderr): Progress => {
  const everyMs = stream.isTTY ? TERMINAL_MS : PLAIN_MS
  let last = performance.now()
  let drawn = false
  return {
    show: (part, text) => {
      if (performance.now() - last < everyMs) return
      last = performance.now()
      if (!stream.isTTY) {
        stream.write(`${part === null ? '' : `${Math.floor(part * 100)}% `}${text}\n`)
        return
      }
      const filled = Math.round((part ?? 0) * WIDTH)
      const bar = part === null ? '' : `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] `
      stream.write(`${ERASE}${bar}${text}`.slice(0, (stream.columns || 80) + ERASE.length))
      drawn = true
    },
    end: () => {
      if (drawn) stream.write(ERASE)
      drawn = false
    },
  }
}
