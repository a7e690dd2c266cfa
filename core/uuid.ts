const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID, in upper or lower case. The database refuses to compare ids with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
