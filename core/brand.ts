export const PRODUCT_NAME = 'Toolfinch'

export const CONTACT_MAIL = 'hello@toolfinch.com'

export const PRODUCT_TAGLINE = 'Find the AI tool that fits your work'
