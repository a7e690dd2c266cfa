import { HttpError } from '../plugins/errors.ts'

export const deadlineExceeded = (): HttpError => new HttpError(503, 'deadline', {}, { code: 'DEADLINE_EXCEEDED' })

/**
 * Rejects when the work is not done in time. The work itself continues, within the database's own limits. Work that must
 * finish by then, because it may have changed something, is awaited.
 */
export const within = async <T>(
  milliseconds: number,
  work: Promise<T>,
  mustFinish: () => boolean = () => false,
): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    if (!mustFinish()) late.reject(deadlineExceeded())
  }, milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export const isUnavailable = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 503
