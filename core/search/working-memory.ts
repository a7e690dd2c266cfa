/**
 * Working memory of searches. A search over 100,000 tools needs some megabytes of it, and to get them anew for each search
 * costs more than the search. No search waits for anything, so that all use the same memory one after another.
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

/** Zeros, which are used again after the outermost `withWorkingMemory`; outside of it, memory of its own. */
export const takeBytes = bytes.take
export const takeNumbers = numbers.take
export const takeScores = scores.take

/** Runs something whose result holds nothing of the memory that it takes. */
export const withWorkingMemory = <Result>(run: () => Result): Result => {
  depth += 1
  try {
    return run()
  } finally {
    depth -= 1
    if (depth === 0) for (const stack of [bytes, numbers, scores]) stack.giveBack()
  }
}
