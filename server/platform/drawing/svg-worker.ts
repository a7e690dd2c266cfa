/** Rasterizes SVG in its own thread: it takes some 100 ms, which must not block requests. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Drawing, Drawn } from './svg-renderer.ts'

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))

const draw = ({ svg, height, background }: Drawing): Drawn => {
  const drawing = new Resvg(svg, {
    ...(height !== undefined && { fitTo: { mode: 'height', value: height } }),
    ...(background !== undefined && { background }),
  })
  const image = drawing.render()
  const drawn = { png: image.asPng(), pixels: image.pixels, width: image.width, height: image.height }
  image.free()
  drawing.free()
  return drawn
}

parentPort?.on('message', (drawing: Drawing) => {
  try {
    parentPort?.postMessage(draw(drawing))
  } catch (error) {
    parentPort?.postMessage({ refused: String(error) })
  }
})
