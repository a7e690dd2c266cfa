// npm start: builds what is stale, then becomes the server. In development, pages are served from their sources, and
// with --sources the server runs from its own.
import { spawnSync } from 'node:child_process'
import { endWithParent } from './parent-watch.ts'

const parent = process.ppid
const fromSources = process.argv.includes('--sources')
const skipped = [
  ...(process.env.NODE_ENV === 'development' ? ['--no-pages'] : []),
  ...(fromSources ? ['--no-server'] : []),
]
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale', ...skipped], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled' },
})
if (build.status !== 0) process.exit(build.status ?? 1)

await import(fromSources ? '#server/main.ts' : ('../dist/app/main.js' as string))

// Without npm the server would continue unseen with a locked database. It handles signals from here on.
endWithParent(process, parent)
