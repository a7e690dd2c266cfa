/** The product's name, in the one place that knows it. */
export const PRODUCT_NAME = 'Toolfinch'

/** Where people reach whoever runs the product. */
export const CONTACT_MAIL = 'hello@toolfinch.com'

/** One sentence that says what the product is; used in titles, descriptions and feeds. */
export const PRODUCT_TAGLINE = 'Find the AI tool that fits your work'
