import { countText } from './numbers.ts'

/** More decimals than any price has; removes floating-point noise. */
const DECIMALS = 6

/** `$10`, `$2.50`, `$0.035` for US dollars: whole dollars without cents, otherwise at least two decimals. */
export const tokenPriceText = (usd: number): string => {
  const [whole = '0', rest = ''] = usd.toFixed(DECIMALS).replace(/0+$/, '').split('.')
  return `$${countText(Number(whole))}${rest === '' ? '' : `.${rest.padEnd(2, '0')}`}`
}

/** `$2 in, $10 out`, or `$0.13 in` for models that return no tokens. */
export const ratesText = (input: number, output: number | null): string =>
  output === null ? `${tokenPriceText(input)} in` : `${tokenPriceText(input)} in, ${tokenPriceText(output)} out`

/** `1.05M`, `200K`, `8,192` tokens; thousands are rounded the way vendors round them. */
export const contextText = (tokens: number): string => {
  if (tokens >= 1_000_000) return `${Number((tokens / 1_000_000).toFixed(2))}M`
  return tokens >= 10_000 ? `${Math.round(tokens / 1000)}K` : countText(tokens)
}
