/** Moves a comma or period inside the quotation marks that it follows, as is usual in American English. */
export const americanQuotation = (text: string): string => text.replace(/”([.,])/g, '$1”')
