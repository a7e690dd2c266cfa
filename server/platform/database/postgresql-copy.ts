/** COPY through the driver, which has no function for it. */
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** What these statements use of the driver's connection. */
type Wire = {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Unread data beyond which the server has to wait. */
const MOST_UNREAD_BYTES = 2 ** 20

/** The driver calls these methods for the statement that is running. */
class CopyStatement {
  readonly ended: Promise<void>
  protected wire: Wire | undefined
  readonly #text: string
  readonly #settle: { resolve: () => void; reject: (error: Error) => void }

  constructor(text: string) {
    this.#text = text
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.ended = promise
    this.#settle = { resolve, reject }
    promise.catch(() => undefined)
  }

  submit(wire: Wire): null {
    this.wire = wire
    wire.query(this.#text)
    return null
  }

  handleError(error: Error): void {
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    this.#settle.resolve()
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(_wire: Wire): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
}

class CopyOut extends CopyStatement {
  unread: Buffer[] = []
  onData: () => void = () => undefined
  isAbandoned = false
  #size = 0

  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.isAbandoned) return
    // The driver uses the memory of the chunk again.
    this.unread.push(Buffer.from(chunk))
    this.#size += chunk.length
    if (this.#size > MOST_UNREAD_BYTES) this.wire?.stream.pause()
    this.onData()
  }

  take(): Buffer {
    const taken = Buffer.concat(this.unread)
    this.unread = []
    this.#size = 0
    this.wire?.stream.resume()
    return taken
  }
}

class CopyIn extends CopyStatement {
  readonly #lines: AsyncIterable<Buffer>
  failure: unknown

  constructor(text: string, lines: AsyncIterable<Buffer>) {
    super(text)
    this.#lines = lines
  }

  override handleCopyInResponse(wire: Wire): void {
    this.#send(wire).then(
      () => wire.endCopyFrom(),
      (error: unknown) => {
        this.failure = error
        wire.sendCopyFail('The source of the rows failed.')
      },
    )
  }

  async #send(wire: Wire): Promise<void> {
    for await (const chunk of this.#lines) {
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), this.ended])
    }
  }
}

/** Runs `COPY ... TO STDOUT`. Nothing else may use the client meanwhile. */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const copy = new CopyOut(statement)
  client.query(copy as unknown as pg.Submittable)
  try {
    let isEnded = false
    const ended = copy.ended.finally(() => {
      isEnded = true
    })
    ended.catch(() => undefined)
    while (!isEnded || copy.unread.length > 0) {
      if (copy.unread.length === 0) {
        const arrived = new Promise<void>((resolve) => {
          copy.onData = resolve
        })
        await Promise.race([arrived, ended])
      }
      if (copy.unread.length > 0) yield copy.take()
    }
    await copy.ended
  } finally {
    copy.isAbandoned = true
    copy.take()
    await copy.ended.catch(() => undefined)
  }
}

/** Runs `COPY ... FROM STDIN`. Rejects with the error of `lines`, or that of the server. */
export async function copyIn(client: pg.ClientBase, statement: string, lines: AsyncIterable<Buffer>): Promise<void> {
  const copy = new CopyIn(statement, lines)
  client.query(copy as unknown as pg.Submittable)
  await copy.ended.catch((error: unknown) => {
    throw copy.failure ?? error
  })
}
