// Runs in its own thread, so that the load cannot delay it: requests /health/live every ten milliseconds on one
// connection and records latencies. A message returns those since the last message.
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 10

const { url } = workerData as { url: string }
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
let latencies: number[] = []

const look = (): Promise<void> =>
  new Promise((resolve) => {
    const began = performance.now()
    const settle = () => {
      latencies.push(performance.now() - began)
      resolve()
    }
    http.get(`${url}/health/live`, { agent }, (response) => response.resume().once('end', settle)).once('error', settle)
  })

parentPort?.on('message', () => {
  parentPort?.postMessage(latencies)
  latencies = []
})
for (;;) {
  await look()
  await wait(EVERY_MS)
}
