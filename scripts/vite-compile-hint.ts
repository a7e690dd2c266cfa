import type { Plugin } from 'vite'

/** Browsers compile scripts from 30 kB on while they arrive, beside the main thread. */
const STREAMED_BYTES = 100_000

/**
 * Tells V8 to compile all functions of the chunks that every page runs at its start, beside the main thread while they
 * arrive: React, the router and the GraphQL client. Without the hint it compiles each of them on the main thread at its
 * first call. The line must be the first of the file, also before what Vite puts there.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.code.length > STREAMED_BYTES) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          }
        }
      },
    },
  }
}
