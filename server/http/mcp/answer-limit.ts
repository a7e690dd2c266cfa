import { DomainError } from '#core/errors.ts'
import type { McpTool } from './define-mcp-tool.ts'

/** Largest answer in bytes: its structured content and its text together. */
export const MAX_ANSWER_BYTES = 64 * 1024

type Answer = { readonly structured: Record<string, unknown>; readonly text: string }

const sizeOf = ({ structured, text }: Answer): number =>
  Buffer.byteLength(JSON.stringify(structured)) + Buffer.byteLength(JSON.stringify(text))

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Shortens the longest list until the answer fits, and says so. Throws DomainError when there is nothing to shorten. */
export const fitAnswer = (
  output: Record<string, unknown>,
  { lists, text }: Pick<McpTool, 'lists' | 'text'>,
  most = MAX_ANSWER_BYTES,
): Answer => {
  const whole = { structured: output, text: text(output) }
  if (sizeOf(whole) <= most) return whole
  const count = lists.reduce((sum, name) => sum + lengthOf(output[name]), 0)
  const shortened = { ...output }
  for (let left = count - 1; left >= 0; left--) {
    const [longest = ''] = [...lists].sort((one, other) => lengthOf(shortened[other]) - lengthOf(shortened[one]))
    shortened[longest] = (shortened[longest] as unknown[]).slice(0, -1)
    const cut = `Cut to its limit: ${left} of ${count} entries are shown. Ask for fewer, or more precisely.`
    const structured = { ...shortened, cut }
    const answer = { structured, text: `${text(shortened)}\n\n${cut}` }
    if (sizeOf(answer) <= most) return answer
  }
  throw new DomainError('ANSWER_TOO_LARGE', 500, 'The answer is too large. Ask more precisely.')
}
