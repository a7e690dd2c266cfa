import type { Plugin } from 'vite'

/** Browsers compile scripts above 30 kB off the main thread while they arrive. */
const STREAMED_BYTES = 100_000

/**
 * Makes V8 compile all functions of the chunks that every page runs at its start (React, the router and the GraphQL
 * client) off the main thread while they arrive, instead of at their first call. The hint must be the first line of the
 * file, before Vite's.
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
