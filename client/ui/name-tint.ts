/** The tints as the API and tool-mark.css name them. */
const TINTS = ['RUST', 'AMBER', 'MOSS', 'PINE', 'TEAL', 'SKY', 'PLUM', 'ROSE'] as const

/** The tint for a name: always the same for the same name. */
export function nameTint(name: string): string {
  let hash = 0
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) % 65521
  return TINTS[hash % TINTS.length] ?? TINTS[0]
}
