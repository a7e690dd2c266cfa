/** For the middle of a sentence; an acronym at the start stays as it is. */
export const lowerFirst = (text: string): string =>
  /^.[A-Z]/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
