import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compileHint } from './scripts/vite-compile-hint.ts'
import { inlineDocuments } from './scripts/vite-inline-documents.ts'

/** The browsers that know `light-dark()` and nested CSS natively; older ones still get readable HTML. */
const CSS_TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** What most pages share, in one chunk: a chunk each would cost more in wrapping than it saves. */
const SHARED_PARTS =
  /client\/(ui\/(badge|breakable-name|card|empty-state|notice|skeleton|tool-mark)|gql\/fragment-masking|lib\/(seo|enum-values|list-address|page-address|use-hydrated|use-address-query|breadcrumbs|reports-key))|core\/(website-url|display\/(dates|numbers))|icons\/(arrow-left|check|external-link)\.|@apollo\/client\/react\/hooks\/useQuery/

/** What the entry imports, and so every page: the chunk above and the bundler's own lines. */
const FIRST_CHUNKS = new Set(['parts', 'rolldown-runtime'])

/**
 * Parts that pages have together or not at all, a chunk for each set: small chunks compress badly and name each other at
 * length. Nothing of the first script may be among them, or every page would load the whole set.
 */
const PAGE_PARTS = [
  {
    name: 'cards',
    test: /client\/features\/catalogue\/(tool-card|tool-grid|rating|tool-badges|compare-toggle|favorite-link)\.|core\/display\/pricing-not-verified\.|icons\/(heart|badge-check|scale|star|plus|minus)\./,
  },
  {
    name: 'filters',
    test: /client\/(features\/catalogue\/filter-sidebar|lib\/late-island)\./,
  },
  {
    name: 'labels',
    test: /core\/(display\/(facts|labels)|without-accents)\./,
  },
  {
    name: 'listing',
    test: /client\/features\/catalogue\/directory-address\.|core\/display\/(price|pricing-model-labels)\./,
  },
  {
    name: 'posts',
    test: /client\/(features\/content\/(post-(header|body|content|seo|loading)|share-menu)|ui\/breadcrumbs)\.|icons\/share-2\./,
  },
  {
    name: 'post-cards',
    test: /client\/features\/content\/(post-(card|end)|use-content-views|blog-address)\.|core\/display\/(post-types|views)\./,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/**
 * A build is for production whatever the shell, a mode or an `.env` file says: React and its JSX runtime must be the same
 * on both sides. Vite reads NODE_ENV after this function, and would take it from `.env` files.
 */
function forProduction(): { envDir: false } {
  process.env.NODE_ENV = 'production'
  return { envDir: false }
}

/** React Router ships its production build beside the one with warnings, and its package.json names the latter alone. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url)),
}))

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' ? forProduction() : {}),
  // RxJS, which Apollo Client brings, offers its classes as classes under this name; the default is written for ES5.
  resolve: {
    alias: command === 'build' ? PRODUCTION_ROUTER : [],
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [inlineDocuments(), react(), tailwindcss(), compileHint()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'client/entry-server.tsx',
        target: 'node24',
        copyPublicDir: false,
        emptyOutDir: true,
        // One file: it loads at once, and no address can load a second copy of React.
        rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssTarget: CSS_TARGETS,
        emptyOutDir: true,
        // Every browser that runs the modules also knows modulepreload. What every page has loaded need not be named.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => !/\/(f|entry-client)-[\w-]{8}\./.test(file)),
        },
        // A font or icon as a data address would defeat its cache and the preload.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'client/entry-client.tsx',
          output: {
            // The entry lists all files, and most of what names would say there stands in the manifest.
            chunkFileNames: ({ name }) => `assets/${FIRST_CHUNKS.has(name) ? 'f-' : ''}[hash].js`,
            codeSplitting: { groups: [{ name: 'parts', test: SHARED_PARTS }, ...PAGE_PARTS] },
          },
        },
      },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The renderer stands alone: one bundle holds one copy of React, the router and the GraphQL client.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
