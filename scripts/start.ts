// npm start: builds what is stale, then becomes the server. In development, pages are served from their sources.
import { spawnSync } from 'node:child_process'
import { endWithParent } from './parent-watch.ts'

const parent = process.ppid
const pages = process.env.NODE_ENV === 'development' ? ['--no-pages'] : []
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale', ...pages], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled' },
})
if (build.status !== 0) process.exit(build.status ?? 1)

await import('#server/main.ts')

// Without npm the server would continue unseen with a locked database. It handles signals from here on.
endWithParent(process, parent)
