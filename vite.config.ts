import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { ASCII_ONLY } from './scripts/server-bundle.ts'
import { chunkGroups } from './scripts/vite-chunk-marks.ts'
import { compileHint } from './scripts/vite-compile-hint.ts'
import { iconKeys } from './scripts/vite-icon-keys.ts'
import { inlineDocuments } from './scripts/vite-inline-documents.ts'

/** Browsers with native support for `light-dark()` and nested CSS; older ones still get readable HTML. */
const CSS_TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** Chunks imported by the entry, and therefore by every page: the chunk above and the bundler's runtime. */
const FIRST_CHUNKS = new Set(['parts', 'rolldown-runtime'])

/**
 * A build is always for production, regardless of the shell, mode or `.env` files: React and its JSX runtime must be
 * the same on both sides. Vite reads NODE_ENV after this function, and would also read it from `.env` files.
 */
function forProduction(): { envDir: false } {
  process.env.NODE_ENV = 'production'
  return { envDir: false }
}

/** React Router's production build, which is not exported by its package.json (only the build with warnings is). */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url)),
}))

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' ? forProduction() : {}),
  // Under this condition RxJS, a dependency of Apollo Client, exports native classes; its default build targets ES5.
  resolve: {
    alias: command === 'build' ? PRODUCTION_ROUTER : [],
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [inlineDocuments(), react(), tailwindcss(), iconKeys(), compileHint()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'client/entry-server.tsx',
        target: 'node24',
        copyPublicDir: false,
        emptyOutDir: true,
        // One file: it loads faster, and React cannot be loaded twice.
        rolldownOptions: {
          output: { entryFileNames: '[name].js', codeSplitting: false, comments: false, minify: ASCII_ONLY },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssTarget: CSS_TARGETS,
        emptyOutDir: true,
        // Every browser with modules also supports modulepreload. Modules loaded by every page can be left out.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.filter((file) => !/\/(f-[\w-]{7}|entry-client-[\w-]{8})\./.test(file)),
        },
        // Inlining fonts or icons as data URLs would defeat caching and preloading.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'client/entry-client.tsx',
          output: {
            // The entry lists all files, so short names (42 bits) save bytes; the manifest contains the full names.
            chunkFileNames: ({ name }) => `assets/${FIRST_CHUNKS.has(name) ? 'f-' : ''}[hash:7].js`,
            codeSplitting: {
              groups: chunkGroups(['parts', 'cards', 'labels', 'listing', 'posts', 'post-cards', 'quiz']),
            },
          },
        },
      },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The renderer is self-contained: one bundle with one copy of React, the router and the GraphQL client.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
