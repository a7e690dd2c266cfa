/** Where members see their plan, its payments and their team. */
export const subscriptionAddress = (publicUrl: string): string => `${publicUrl}/settings?tab=subscription`
