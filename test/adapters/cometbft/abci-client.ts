import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { FrameReader, frameOf } from '../../../adapters/cometbft/frames.js'
import { decodeResponse, encodeRequest, type Request, type Response } from '../../../adapters/cometbft/messages.js'

/** The engine's end of an ABCI connection. */
export class AbciClient {
  readonly responses: Response[] = []
  readonly #frames = new FrameReader(1 << 30)
  #arrived = () => {}

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk: Uint8Array) => {
      for (const frame of this.#frames.push(new Uint8Array(chunk))) this.responses.push(decodeResponse(frame))
      this.#arrived()
    })
    socket.on('error', () => {})
    socket.on('close', () => this.#arrived())
  }

  static async connect(place: string | { readonly host: string; readonly port: number }): Promise<AbciClient> {
    const socket = typeof place === 'string' ? connect(place) : connect(place)
    await once(socket, 'connect')
    return new AbciClient(socket)
  }

  send(...requests: readonly Request[]): void {
    this.socket.write(Buffer.concat(requests.map((request) => frameOf(encodeRequest(request)))))
  }

  /** Sends requests and returns their answers. */
  async ask(...requests: readonly Request[]): Promise<readonly Response[]> {
    this.send(...requests)
    return this.next(requests.length)
  }

  /** Waits for the next answers. Rejects if the connection ends before. */
  async next(count: number): Promise<readonly Response[]> {
    while (this.responses.length < count) {
      if (this.socket.destroyed) throw new Error('the connection is closed')
      await new Promise<void>((resolve) => {
        this.#arrived = resolve
      })
    }
    return this.responses.splice(0, count)
  }

  async closed(): Promise<void> {
    if (!this.socket.destroyed) await once(this.socket, 'close')
  }
}
