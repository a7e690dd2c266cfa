/**
 * A network address for the log, without the part that identifies one connection: an IPv4 address by its /24, an IPv6
 * address by its /48.
 */
export const shortAddress = (address: string | null): string | null => {
  if (address === null) return null
  const [a, b, c, d] = address.split('.')
  if (d !== undefined) return `${a}.${b}.${c}.0/24`
  const groups =
    address
      .replace(/\/\d+$/, '')
      .split('::', 1)[0]
      ?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}::/48`
}
