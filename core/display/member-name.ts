type Named = { readonly fullName: string; readonly email: string }

/** A member's display name: their name, or the part of the email before the @, or the given fallback. */
export const memberName = ({ fullName, email }: Named, otherwise = 'User'): string =>
  fullName.trim() || (email.split('@', 1)[0] ?? '').trim() || otherwise
