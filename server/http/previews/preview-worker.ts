/** Turns SVG into PNG in a thread of its own: it takes some 100 ms of a processor, for which nobody else waits. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))

parentPort?.on('message', (svg: string) => {
  const drawing = new Resvg(svg)
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  parentPort?.postMessage(png)
})
