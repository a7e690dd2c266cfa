/** The sizes of relaxations, for the engine, the cost of responses, and the screens. */

/** Relaxations come with at most this many tools that keep all limits. */
export const RELAX_AT = 2
/** Most relaxations of a list that members see. There are rarely more, and the cheapest limits to give up come first. */
export const MAX_RELAXATIONS = 3
/** Most tools of one relaxation. */
export const MAX_RELAXED_TOOLS = 5
