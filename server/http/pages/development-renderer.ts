import type { FastifyInstance } from 'fastify'
import type { Render } from '#core/rendering.ts'
import type { Renderer } from './built-renderer.ts'

const PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** Renders sources through Vite with hot reload on the server's port. Development only. */
export const createDevelopmentRenderer = async (app: FastifyInstance, root: string): Promise<Renderer> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // A bundled configuration is a temporary file, whose removal would restart a watched process.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', async () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error instanceof Error ? error : undefined))
  })
  return {
    render: async (request) => {
      const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as { render: Render }
      return render(request)
    },
    assetsFor: ([entry]) => ({
      modules: ['/@vite/client', ...(entry === undefined ? [] : [`/${entry}`])],
      styles: ['/client/styles/global.css'],
      inlineModule: PREAMBLE,
    }),
  }
}
