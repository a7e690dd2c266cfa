/** For how many people prices are shown. */

export const MAX_PEOPLE = 500

/** `month`: the price when billed monthly; `year`: the price when billed annually. */
export type BillingPeriod = 'month' | 'year'

/** Who the price is for: 1 to `MAX_PEOPLE` people. */
export type Team = { readonly people: number; readonly billing: BillingPeriod }

/** Where nobody has said anything: prices are shown as vendors publish them. */
export const ONE_PERSON: Team = { people: 1, billing: 'month' }

export const isOnePerson = ({ people, billing }: Team): boolean =>
  people === ONE_PERSON.people && billing === ONE_PERSON.billing

export const peopleText = (people: number): string => (people === 1 ? '1 person' : `${people} people`)
