import type Stripe from 'stripe'

/** The API version whose objects the simulator sends. A test compares it with the SDK's. */
export const API_VERSION = '2026-10-28.endive'

type Decimal = NonNullable<Stripe.Price['unit_amount_decimal']>

/** A value inside an object as it is sent: decimals as text, and fields may be missing. A field that Stripe lacks is an error. */
type Sent<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Decimal
    ? string
    : Value extends readonly (infer Item)[]
      ? Sent<Item>[]
      : { [Key in keyof Value]?: Sent<Value[Key]> }

/** An object of Stripe as the simulator sends it: all fields that Stripe promises but for those that are named here. */
export type Simulated<Kind, LeftOut extends keyof Kind = never> = {
  [Key in keyof Kind as Key extends LeftOut ? never : Key]: Sent<Kind[Key]>
}

/** A whole list inside an object. */
export const listOf = <Item>(url: string, data: Item[]) => ({ object: 'list' as const, data, has_more: false, url })
