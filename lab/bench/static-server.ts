/** Responds to everything with one file: `static-server.ts FILE CONTENT-TYPE` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', type = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const server = createServer((request, response) => {
  const send = () => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    response.end(bytes)
  }
  if (request.method === 'GET') return send()
  request.resume().on('end', send)
})
server.listen(0, '127.0.0.1', () => console.log(`ready on http://localhost:${(server.address() as AddressInfo).port}`))
