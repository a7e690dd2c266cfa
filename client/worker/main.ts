/** The start of `/sw.js`. The build replaces the name below by the list of its files. */
import type { OfflineBuild } from './offline-build.ts'
import { startWorker, type WorkerScope } from './worker.ts'

declare const OFFLINE_BUILD: OfflineBuild

startWorker(globalThis as unknown as WorkerScope, OFFLINE_BUILD)
