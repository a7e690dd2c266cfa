/** The start-up time of `npm start`, and the idle memory of the server. */

import { median } from '../median.ts'
import { embeddedWith, newFolder, postgresqlWith } from './databases.ts'
import { ask } from './load.ts'
import { memoryOf, startProduct, startServer, waitUntilIdle } from './processes.ts'
import type { Result } from './results.ts'

const TOOLS = 1_000

const npmStart = async (dataDir: string): Promise<number> => {
  const started = performance.now()
  const server = await startServer(['npm', 'start'], { DATA_DIR: dataDir })
  await ask({ url: server.url, path: '/health/ready' })
  const milliseconds = performance.now() - started
  await server.stop()
  return milliseconds
}

export const measureStart = async ({ rounds }: { rounds: number }): Promise<Result[]> => {
  const existing = await embeddedWith(TOOLS)
  const later: number[] = []
  const first: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`start, round ${round} of ${rounds}`)
    later.push(await npmStart(existing))
    first.push(await npmStart(newFolder()))
  }
  const detail = (values: readonly number[]) => values.map((value) => `${Math.round(value)}`).join(', ')
  return [
    {
      name: 'npm start, existing data',
      value: median(later),
      unit: 'ms',
      floor: 5_000,
      target: 2_500,
      detail: detail(later),
    },
    {
      name: 'npm start, empty folder',
      value: median(first),
      unit: 'ms',
      floor: 20_000,
      target: 20_000,
      detail: detail(first),
    },
  ]
}

export const measureMemory = async ({ rounds }: { rounds: number }): Promise<Result[]> => {
  const kinds: { name: string; floor: number; target: number; environment: Record<string, string> }[] = [
    { name: 'embedded', floor: 700, target: 550, environment: { DATA_DIR: await embeddedWith(TOOLS) } },
    {
      name: 'PostgreSQL',
      floor: 220,
      target: 160,
      environment: { DATA_DIR: newFolder(), DATABASE_URL: await postgresqlWith(TOOLS) },
    },
  ]
  const results: Result[] = []
  for (const { name, environment, floor, target } of kinds) {
    const values: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`memory, ${name}, round ${round} of ${rounds}`)
      const server = await startProduct(environment)
      await ask({ url: server.url, path: '/' })
      await waitUntilIdle(server.pid)
      values.push(memoryOf(server.pid))
      await server.stop()
    }
    const detail = values.map((value) => `${Math.round(value)}`).join(', ')
    results.push({ name: `memory at rest, ${name}`, value: median(values), unit: 'MB', floor, target, detail })
  }
  return results
}
