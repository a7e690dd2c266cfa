/**
 * A search over 100,000 tools needs megabytes, whose allocation would cost more than the search. Searches are
 * synchronous, so that all can share these buffers.
 */
let depth = 0

const createStack = <Values extends Uint8Array | Uint32Array | Float32Array>(make: (size: number) => Values) => {
  const arrays: Values[] = []
  let used = 0
  return {
    take: (size: number): Values => {
      if (depth === 0) return make(size)
      const position = used++
      const array = arrays[position]
      if (array?.length === size) {
        array.fill(0)
        return array
      }
      const made = make(size)
      arrays[position] = made
      return made
    },
    giveBack: () => {
      used = 0
    },
  }
}

const bytes = createStack((size) => new Uint8Array(size))
const numbers = createStack((size) => new Uint32Array(size))
const scores = createStack((size) => new Float32Array(size))

/** Zeroed memory, reused after the outermost `withWorkingMemory`; newly allocated outside of it. */
export const takeBytes = bytes.take
export const takeNumbers = numbers.take
export const takeScores = scores.take

/** The result must not reference the memory. */
export const withWorkingMemory = <Result>(run: () => Result): Result => {
  depth += 1
  try {
    return run()
  } finally {
    depth -= 1
    if (depth === 0) for (const stack of [bytes, numbers, scores]) stack.giveBack()
  }
}
