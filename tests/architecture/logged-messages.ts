/** A call of the log in the server's sources. */
type LoggedMessage = { readonly level: string; readonly message: string }

const CALL = /\blog\??\.(debug|info|warn|error|fatal)\(/g
const TEXT = /'((?:[^'\\]|\\.)*)'/g

/** The text between a parenthesis and the one that closes it. */
const argumentsAt = (source: string, start: number): string => {
  let depth = 1
  let end = start
  while (depth > 0 && end < source.length) {
    if (source[end] === '(') depth += 1
    if (source[end] === ')') depth -= 1
    end += 1
  }
  return source.slice(start, end - 1)
}

/** The part after the object of fields, which may name a constant of the file. */
const messageIn = (call: string, source: string): string[] => {
  const last = call.slice(Math.max(call.lastIndexOf('},'), call.indexOf(',')) + 1)
  const texts = [...last.matchAll(TEXT)].map(([, text = '']) => text)
  if (texts.length > 0) return texts
  const [name = ''] = /[A-Z_]{3,}/.exec(last) ?? []
  const [, text] = new RegExp(`const ${name} = '([^']+)'`).exec(source) ?? []
  return text === undefined ? [`unreadable: ${call}`] : [text]
}

/** Every message that a source file logs, with its level. */
export const loggedMessages = (source: string): LoggedMessage[] =>
  [...source.matchAll(CALL)].flatMap(({ 0: start, 1: level = '', index }) =>
    messageIn(argumentsAt(source, index + start.length), source).map((message) => ({ level, message })),
  )
