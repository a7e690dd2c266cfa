type Named = { readonly fullName: string; readonly email: string }

/** How a member is called: the name they gave, else what stands before the @, else the given word. */
export const memberName = ({ fullName, email }: Named, otherwise = 'User'): string =>
  fullName.trim() || (email.split('@', 1)[0] ?? '').trim() || otherwise
