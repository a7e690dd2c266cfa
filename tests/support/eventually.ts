import { vi } from 'vitest'

/** Waits until a check passes. The limit only ends what hangs: a loaded machine takes many times as long. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 120_000 })
