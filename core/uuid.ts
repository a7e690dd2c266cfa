const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Case-insensitive. The database rejects comparing ids with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
