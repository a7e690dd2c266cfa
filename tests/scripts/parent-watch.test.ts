import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithParent } from '#scripts/parent-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NPM = 10
const INIT = 1

function createProcess() {
  const kill = vi.fn(() => true)
  return Object.assign(new EventEmitter(), { pid: 20, ppid: NPM, kill }) as unknown as NodeJS.Process & {
    kill: typeof kill
    ppid: number
  }
}

test('a process whose parent lives is left alone', () => {
  const watched = createProcess()
  endWithParent(watched, NPM)
  vi.advanceTimersByTime(60_000)
  expect(watched.kill).not.toHaveBeenCalled()
})

test('a lost parent counts as one signal, however long the shutdown takes', () => {
  const watched = createProcess()
  endWithParent(watched, NPM)
  watched.ppid = INIT
  vi.advanceTimersByTime(60_000)
  expect(watched.kill.mock.calls).toEqual([[20, 'SIGTERM']])
})

test.each(['SIGTERM', 'SIGINT'] as const)('a parent lost after a %s is no second signal', (signal) => {
  const watched = createProcess()
  endWithParent(watched, NPM)
  watched.emit(signal)
  watched.ppid = INIT
  vi.advanceTimersByTime(60_000)
  expect(watched.kill).not.toHaveBeenCalled()
})
