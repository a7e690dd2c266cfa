import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createSvgRenderer, type Drawing, type Drawn, RenderingError } from '#server/platform/drawing/svg-renderer.ts'

const drawn = (byte: number): Drawn => ({ png: new Uint8Array([byte]), pixels: new Uint8Array(4), width: 1, height: 1 })

/** A worker that handles each image with this code. */
const stubWorker = (work: (worker: EventEmitter, drawing: Drawing) => void): Worker => {
  const emitter = new EventEmitter()
  return Object.assign(emitter, {
    unref: () => undefined,
    terminate: async () => 0,
    postMessage: (drawing: Drawing) => queueMicrotask(() => work(emitter, drawing)),
  }) as unknown as Worker
}

test('images are drawn one after another', async () => {
  const order: string[] = []
  const renderer = createSvgRenderer({
    startWorker: () =>
      stubWorker((worker, { svg }) => {
        order.push(`begin ${svg}`)
        setImmediate(() => {
          order.push(`end ${svg}`)
          worker.emit('message', drawn(1))
        })
      }),
  })
  await Promise.all([renderer.draw({ svg: 'a' }), renderer.draw({ svg: 'b' })])
  expect(order).toEqual(['begin a', 'end a', 'begin b', 'end b'])
  await renderer.close()
})

test('after a failure drawing is paused for a minute', async () => {
  let now = 0
  let started = 0
  const renderer = createSvgRenderer({
    monotonicMs: () => now,
    startWorker: () => {
      started += 1
      return stubWorker((worker) =>
        started === 1 ? worker.emit('error', new Error('no memory')) : worker.emit('message', drawn(7)),
      )
    },
  })
  await expect(renderer.draw({ svg: 'a' })).rejects.toThrow('no memory')
  await expect(renderer.draw({ svg: 'a' })).rejects.toThrow('The worker failed a moment ago.')
  now = 60_000
  expect((await renderer.draw({ svg: 'a' })).png).toEqual(new Uint8Array([7]))
  expect(started).toBe(2)
  await renderer.close()
})

test('images beyond 20 waiting ones are rejected', async () => {
  const renderer = createSvgRenderer({
    startWorker: () => stubWorker((worker) => worker.emit('message', drawn(1))),
  })
  const answers = await Promise.allSettled(Array.from({ length: 25 }, (_, index) => renderer.draw({ svg: `${index}` })))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  await renderer.close()
})

test('a drawing that cannot be drawn is refused, and the next one is drawn', async () => {
  const renderer = createSvgRenderer()
  await expect(renderer.draw({ svg: '<svg' })).rejects.toThrow(RenderingError)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#f00" d="M0 0h1v1H0z"/></svg>'
  const { pixels, width, height } = await renderer.draw({ svg, height: 10, background: '#0000ff' })
  expect([width, height]).toEqual([20, 10])
  expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  expect([...pixels.subarray(-4)]).toEqual([0, 0, 255, 255])
  await renderer.close()
})
