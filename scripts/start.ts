// npm start: builds what is stale, then becomes the server. While developing, pages are served from their sources.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { endWithParent } from './parent-watch.ts'

const parent = process.ppid
const pages = process.env.NODE_ENV === 'development' ? ['--no-pages'] : []
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale', ...pages], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

// Saves a fifth of the start: compiled code and stripped types of the last one. Without it only time is lost.
enableCompileCache('.cache/compiled')
await import('../server/main.ts')

// Without its npm the server would live on, unseen and with the database locked. It handles signals from here on.
endWithParent(process, parent)
