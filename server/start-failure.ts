import { ConfigError } from './config.ts'
import { TracesMissingError } from './monitoring/load-traces.ts'
import { MetricsPortError } from './monitoring/metrics-port.ts'
import { DatabaseConnectionError } from './platform/database/connection-error.ts'
import { DatabaseInUseError } from './platform/database/lock.ts'
import { SandboxPortError } from './sandbox.ts'

const UNUSABLE_FOLDER = ['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']

/** Errors whose message says what to do. */
const CLEAR = [
  ConfigError,
  DatabaseConnectionError,
  DatabaseInUseError,
  SandboxPortError,
  MetricsPortError,
  TracesMissingError,
]

/** One clear line for problems the operator can fix; a stack for everything else. */
export function explainStartFailure(error: unknown): string {
  if (CLEAR.some((known) => error instanceof known)) return (error as Error).message
  if (!(error instanceof Error)) return String(error)
  const { code = '', syscall, path } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `${error.message}. Another program uses this port; set PORT to choose another.`
  if (syscall === 'listen' && code === 'EACCES')
    return `${error.message}. Set PORT to one you are allowed to listen on.`
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
    return `${error.message}. Set HOST to an address of this machine.`
  }
  if (path?.endsWith('.vite/manifest.json')) {
    return 'The pages are not built. Run `npm run build`, or `npm start`, which rebuilds what is out of date.'
  }
  if (syscall === 'mkdir' && UNUSABLE_FOLDER.includes(code)) {
    return `${error.message}. Set DATA_DIR to a folder that can be created and written to.`
  }
  return error.stack ?? error.message
}
