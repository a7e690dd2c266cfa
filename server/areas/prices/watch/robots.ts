/** The rules of a robots.txt for one program (RFC 9309). */

type Rule = { readonly isAllowed: boolean; readonly pattern: string }
type Group = { readonly agents: string[]; readonly rules: Rule[] }

const MAX_LINES = 10_000

const groupsOf = (text: string): Group[] => {
  const groups: Group[] = []
  let isInRules = true
  for (const line of text.split(/\r\n|\r|\n/, MAX_LINES)) {
    const [name = '', ...rest] = line.replace(/#.*$/, '').split(':')
    const key = name.trim().toLowerCase()
    const value = rest.join(':').trim()
    if (key === 'user-agent') {
      if (isInRules) groups.push({ agents: [], rules: [] })
      isInRules = false
      groups.at(-1)?.agents.push(value.toLowerCase())
    }
    if (key === 'allow' || key === 'disallow') {
      isInRules = true
      if (value !== '') groups.at(-1)?.rules.push({ isAllowed: key === 'allow', pattern: value })
    }
  }
  return groups
}

/** `*` stands for any text, and `$` for the end. Not a regular expression: a pattern could make it slow. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const found = isWhole && isLast ? Math.max(at, path.length - part.length) : path.indexOf(part, at)
    if (found === -1 || !path.startsWith(part, found)) return false
    at = found + part.length
  }
  return !isWhole || at === path.length
}

/** Whether a path with its query may be read by the program `agent`: by its own groups, otherwise by those for everybody. */
export const isAllowedByRobots = (text: string, agent: string, path: string): boolean => {
  const groups = groupsOf(text)
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*')))
    .flatMap((group) => group.rules)
    .filter(({ pattern }) => matches(pattern, path))
  // The longest pattern decides, and an equally long one that allows.
  const length = Math.max(0, ...rules.map(({ pattern }) => pattern.length))
  const decisive = rules.filter(({ pattern }) => pattern.length === length)
  return decisive.length === 0 || decisive.some(({ isAllowed }) => isAllowed)
}
