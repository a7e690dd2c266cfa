const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a over UTF-16 units with a final mix: an unsigned 32-bit number, the same everywhere for the same text. */
export const textHash = (text: string, seed = OFFSET): number => {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return hash >>> 0
}
