import { HttpError } from '../plugins/errors.ts'

export const deadlineExceeded = (): HttpError => new HttpError(503, 'deadline', {}, { code: 'DEADLINE_EXCEEDED' })

/** Rejects when the work is not done in time. The work itself continues, within the database's own limits. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(deadlineExceeded()), milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export const isUnavailable = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 503
