import { PRODUCT_NAME } from '#core/brand.ts'

/** What a guesser may know about the person who chooses a password. */
export type Person = { readonly email: string; readonly name?: string | null; readonly company?: string | null }

const PRODUCT_WORDS = [PRODUCT_NAME, 'tool', 'finch', 'aitool', 'aitools']
/** Shorter parts occur in every text. */
const LEAST_LENGTH = 3

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)

/** Words that a password must not consist of: those of the product, and the person's name, company and address. */
export function guessableWords({ email, name, company }: Person): readonly string[] {
  const [local = '', domain = ''] = email.split('@')
  const texts = [email, local, domain, name ?? '', company ?? '']
  const words = texts.flatMap((text) => [text, ...partsOf(text), partsOf(text).join('')])
  return [...new Set([...PRODUCT_WORDS, ...words].map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= LEAST_LENGTH,
  )
}
