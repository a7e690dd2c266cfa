/** The product's name, defined only here. */
export const PRODUCT_NAME = 'Toolfinch'

/** The contact email address. */
export const CONTACT_MAIL = 'hello@toolfinch.com'

/** The product's tagline; used in titles, descriptions and feeds. */
export const PRODUCT_TAGLINE = 'Find the AI tool that fits your work'
