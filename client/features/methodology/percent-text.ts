/** A share as a percentage with one decimal where it needs one: `97.1%`. Never rounded up to 100%. */
export const percentText = (share: number): string => `${Math.floor(share * 1000 + 1e-6) / 10}%`
