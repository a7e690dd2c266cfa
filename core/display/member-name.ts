type Named = { readonly fullName: string; readonly email: string }

/** The full name, else the part of the email before the @, else the fallback. */
export const memberName = ({ fullName, email }: Named, otherwise = 'User'): string =>
  fullName.trim() || (email.split('@', 1)[0] ?? '').trim() || otherwise
