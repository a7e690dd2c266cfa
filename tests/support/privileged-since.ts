import { clock } from './catalogue.ts'

/** For rows of editors and administrators: the grace period for their second factor begins with the test. */
export const PRIVILEGED_SINCE = clock.now()
