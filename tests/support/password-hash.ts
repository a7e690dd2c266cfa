import { hashPassword } from '@better-auth/utils/password'

const hashes = new Map<string, Promise<string>>()

/** A real hash, made once per password. */
export const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}
