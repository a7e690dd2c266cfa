import type { Plugin } from 'vite'

/** An icon's module without its keys, and without a statement that keeps its shapes for nothing. */
export const withoutKeys = (code: string): string =>
  code.replaceAll(/,\s+key: "\w+"/g, '').replace('__iconData.node;', '')

/**
 * Removes the React keys of lucide's icons from the client's build: random letters, which barely compress. The shapes of
 * an icon never change their order, so React's own index serves as well. A development build would warn.
 */
export function iconKeys(): Plugin {
  return {
    name: 'icon-keys',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  }
}
