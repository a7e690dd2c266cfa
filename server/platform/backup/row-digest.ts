import { hash } from 'node:crypto'

/** `digest`: the sum of the rows' SHA-256 in hexadecimal, which does not depend on their order. */
export type TableDigest = { readonly rows: number; readonly digest: string }

const MODULUS = 1n << 256n
const NEW_LINE = 10

/** Counts and hashes each line. Chunks consist of complete lines. */
const createRowDigest = () => {
  let rows = 0
  let sum = 0n
  return {
    add(lines: Buffer): void {
      for (let start = 0; start < lines.length; ) {
        const end = lines.indexOf(NEW_LINE, start)
        if (end === -1) throw new Error('A chunk of rows ended within a row.')
        sum += BigInt(`0x${hash('sha256', lines.subarray(start, end), 'hex')}`)
        rows += 1
        start = end + 1
      }
    },
    result: (): TableDigest => ({ rows, digest: (sum % MODULUS).toString(16).padStart(64, '0') }),
  }
}

/** Passes the lines on and calls back with their digest at the end. */
export async function* digesting(
  lines: AsyncIterable<Buffer>,
  onEnd: (digest: TableDigest) => void,
): AsyncGenerator<Buffer> {
  const digest = createRowDigest()
  for await (const chunk of lines) {
    digest.add(chunk)
    yield chunk
  }
  onEnd(digest.result())
}

export const digestOf = async (lines: AsyncIterable<Buffer>): Promise<TableDigest> => {
  const digest = createRowDigest()
  for await (const chunk of lines) digest.add(chunk)
  return digest.result()
}
