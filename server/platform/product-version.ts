import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../../package.json')

export const { version: PRODUCT_VERSION } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
