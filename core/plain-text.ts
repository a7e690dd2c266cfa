/** Which characters a text that somebody wrote can contain: nothing that is invisible and changes other text. */

/**
 * Characters that set the direction of the text after them: embeddings, overrides, isolates and their ends. A name needs
 * none, because it is shown with the direction of its own letters. The marks U+200E and U+200F order only themselves.
 */
const DIRECTION_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u
const DIRECTION_CONTROLS = new RegExp(DIRECTION_CONTROL, 'gu')
/** They show letters in the reverse order. In a paragraph, the other controls end with it. */
const DIRECTION_OVERRIDE = /[\u202d\u202e]/u
const BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u

export const hasDirectionControl = (text: string): boolean => DIRECTION_CONTROL.test(text)

/** For names that nobody typed, such as those of files. */
export const withoutDirectionControls = (text: string): string => text.replaceAll(DIRECTION_CONTROLS, '')

/** Whether a text is fit for one line, such as a name: no line break, control character or change of direction. */
export const isPlainLine = (text: string): boolean => !BREAK_OR_CONTROL.test(text) && !hasDirectionControl(text)

/** Whether a text of several lines has no control character but tabs and line breaks, and no reversed letters. */
export const isPlainText = (text: string): boolean => !CONTROL_BUT_BREAKS.test(text) && !DIRECTION_OVERRIDE.test(text)

/**
 * Addresses of pages and mailboxes, handles, and numbers of at least seven digits, however they are grouped. Not names such
 * as Otter.ai, because many tools have such names.
 */
export const LINK_OR_CONTACT = /:\/\/|www\.|[\p{L}\p{N}]\.[a-z]{2,}\/|@|(?:\d[\s().+-]{0,2}){7,}/iu
