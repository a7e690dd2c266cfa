/** The tints of tiles. Each has a ground and an ink in client/styles/tokens.css. */
export const TINTS = ['rust', 'amber', 'moss', 'pine', 'teal', 'sky', 'plum', 'rose'] as const
export type Tint = (typeof TINTS)[number]
