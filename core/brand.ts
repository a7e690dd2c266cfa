export const PRODUCT_NAME = 'Toolfinch'

/** Contact address of the operator. */
export const CONTACT_MAIL = 'hello@toolfinch.com'

/** Used in titles, descriptions and feeds. */
export const PRODUCT_TAGLINE = 'Find the AI tool that fits your work'
