import type { Plugin } from 'vite'

const BEYOND_ASCII = /[^\0-\x7f]/g

/**
 * Writes the renderer in ASCII. V8 keeps the source text of a module in memory, with two bytes per character if one of
 * them is not in Latin-1: 10 MB instead of 5.
 */
export function asciiRenderer(): Plugin {
  return {
    name: 'ascii-renderer',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code.replace(
            BEYOND_ASCII,
            (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )
        }
      },
    },
  }
}
