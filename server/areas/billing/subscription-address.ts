export const subscriptionAddress = (publicUrl: string): string => `${publicUrl}/settings?tab=subscription`
