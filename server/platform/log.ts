/** The part of a structured logger the platform needs; fits pino and Fastify's loggers. */
export type Log = Record<'info' | 'warn' | 'error', (data: object, message: string) => void>

export const silentLog: Log = { info() {}, warn() {}, error() {} }
