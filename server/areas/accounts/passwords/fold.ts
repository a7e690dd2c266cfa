/** Normalizes case and compatibility characters such as full-width letters. */
export function fold(text: string): string {
  // Upper case first: it unifies "ſ" and "s", "ß" and "ss", and both forms of sigma.
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
