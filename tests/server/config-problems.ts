import { ConfigError, loadConfig } from '#server/config.ts'

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
