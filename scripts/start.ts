// npm start: builds what is stale, then becomes the server. In development, pages are served from their sources.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { endWithParent } from './parent-watch.ts'

const parent = process.ppid
const pages = process.env.NODE_ENV === 'development' ? ['--no-pages'] : []
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale', ...pages], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

// Saves a fifth of the start by caching compiled code and stripped types. Optional.
enableCompileCache('.cache/compiled')
await import('#server/main.ts')

// Without npm the server would continue unseen with a locked database. It handles signals from here on.
endWithParent(process, parent)
