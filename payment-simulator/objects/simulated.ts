import type Stripe from 'stripe'

/** The simulated API version. A test compares it with the SDK's. */
export const API_VERSION = '2026-10-28.endive'

type Decimal = NonNullable<Stripe.Price['unit_amount_decimal']>

/** A value as sent: decimals as text, fields may be missing. Fields unknown to Stripe are type errors. */
type Sent<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Decimal
    ? string
    : Value extends readonly (infer Item)[]
      ? Sent<Item>[]
      : { [Key in keyof Value]?: Sent<Value[Key]> }

/** A Stripe object as sent by the simulator: all guaranteed fields except those left out here. */
export type Simulated<Kind, LeftOut extends keyof Kind = never> = {
  [Key in keyof Kind as Key extends LeftOut ? never : Key]: Sent<Kind[Key]>
}

/** A complete list inside an object. */
export const listOf = <Item>(url: string, data: Item[]) => ({ object: 'list' as const, data, has_more: false, url })
