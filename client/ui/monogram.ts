/**
 * The two letters shown for a name without a mark: the initials of its first two words, or the first two letters of its
 * only word. A capital after a lowercase letter begins a word, so `ChatGPT` is `CG`; `Runway` is `RU` and `v0` is `V0`.
 * `AI` tells no name from another and is left out: `Otter.ai` is `OT`, `Read AI` is `RE`.
 */
export function monogram(name: string): string {
  const spaced = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  const words = spaced.replace(/\bai\b/gi, '').match(/[\p{L}\p{N}'’]+/gu) ?? [name]
  const letters = (words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')]).slice(0, 2)
  return letters.join('').toUpperCase() || '?'
}
