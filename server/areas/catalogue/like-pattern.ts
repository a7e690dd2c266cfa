/** A LIKE pattern for a literal term: `%`, `_` and `\` are escaped. */
export const likePattern = (term: string, where: 'contains' | 'prefix' | 'whole'): string => {
  const escaped = term.replace(/[\\%_]/g, (character) => `\\${character}`)
  if (where === 'whole') return escaped
  return where === 'prefix' ? `${escaped}%` : `%${escaped}%`
}
