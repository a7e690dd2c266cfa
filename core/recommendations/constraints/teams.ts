/** Smallest first. */
export const TEAMS = ['solo', 'small', 'medium', 'large', 'enterprise'] as const
export type Team = (typeof TEAMS)[number]

/** Assumed people per team size when counting seats. */
export const TEAM_SEATS: Readonly<Record<Team, number>> = { solo: 1, small: 5, medium: 25, large: 100, enterprise: 300 }
