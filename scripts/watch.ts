// npm run dev: starts the server with the variables of .env, and again whenever a file that it imported has changed.
import { spawn } from 'node:child_process'
import { endWithParent } from './parent-watch.ts'

const node = ['--watch', '--watch-preserve-output', '--env-file-if-exists=.env']
const watcher = spawn(process.execPath, [...node, 'scripts/start.js', '--sources'], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => watcher.kill(signal))
watcher.once('exit', (code) => process.exit(code ?? 1))

endWithParent(process, process.ppid)
