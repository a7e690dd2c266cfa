/** The public history of what vendors stated, read from the sources of change sets of the kind `vendor`. */

/** How the source of a vendor's change set begins. */
export const VENDOR_CONFIRMATION = 'vendor confirmation'
export const VENDOR_CORRECTION = 'vendor correction'
