/** The part of a structured logger that the platform needs; pino and Fastify's loggers fit. */
export type Log = Record<'info' | 'warn' | 'error', (data: object, message: string) => void>

export const silentLog: Log = { info() {}, warn() {}, error() {} }
