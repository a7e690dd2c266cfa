import { ConfigError, loadConfig } from '#server/config.ts'

export const NO_BACKUP = {
  dir: undefined,
  everyHours: 24,
  keepDays: 14,
  passphrase: undefined,
}

/** Why variables are refused; empty when they are accepted. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
