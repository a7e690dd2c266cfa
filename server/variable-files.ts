import { readFileSync } from 'node:fs'

/** Appended to a variable's name: the file that contains its value, such as a mounted secret. */
const SUFFIX = '_FILE'

type Environment = Readonly<Record<string, string | undefined>>

type Given = {
  /** The set variables; blank ones count as unset. */
  readonly values: Readonly<Record<string, string>>
  /** Why files could not be used, by the name of the variable without suffix. Without paths, which may be mistaken secrets. */
  readonly problems: ReadonlyMap<string, string>
}

type Content = { readonly text: string } | { readonly problem: string }

function readValue(file: string): Content {
  try {
    // Editors and `echo` end a file with a line break, which belongs to no value.
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text.trim() === '' ? { problem: 'names an empty file' } : { text }
  } catch (error) {
    return { problem: `names a file that cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
}

/** The named variables, each from the environment or from the file that the variable with the suffix `_FILE` names. */
export function readVariables(env: Environment, names: readonly string[]): Given {
  const values: Record<string, string> = {}
  const problems = new Map<string, string>()
  for (const name of names) {
    const [value, file] = [env[name], env[`${name}${SUFFIX}`]?.trim()]
    if (!file) {
      if (value?.trim()) values[name] = value
    } else if (value?.trim()) {
      problems.set(name, `${name}: must not be set together with ${name}${SUFFIX}`)
    } else {
      const content = readValue(file)
      if ('text' in content) values[name] = content.text
      else problems.set(name, `${name}${SUFFIX}: ${content.problem}`)
    }
  }
  return { values, problems }
}
