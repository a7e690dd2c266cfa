/** Import lazily: OpenTelemetry is installed only where traces are made. */
import {
  type Span as OtelSpan,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { PRODUCT_VERSION } from '../platform/product-version.ts'
import type { Span, Tracer } from '../platform/tracing.ts'

/** A collector that does not answer would otherwise delay the shutdown by eight seconds. */
const FLUSH_MS = 2_000
const EXPORT_MS = 5_000

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

const wrap = (tracer: OtelTracer, span: OtelSpan): Span => ({
  child: (name, attributes = {}) =>
    wrap(tracer, tracer.startSpan(name, { attributes }, trace.setSpan(ROOT_CONTEXT, span))),
  set: (attributes) => void span.setAttributes(attributes),
  rename: (name) => void span.updateName(name),
  end: (error) => {
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', nameOf(error))
    span.end()
  },
})

const parentContext = (traceparent: string) => {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

export type Traces = {
  readonly tracer: Tracer
  /** Sends what has ended so far. */
  flush(): Promise<void>
  /** Sends what is left. Never rejects, and ends after two seconds. */
  close(): Promise<void>
}

type Options = { readonly endpoint: string; readonly flushMs?: number }

/** Spans are sent in batches; the queue drops those that are too many. `OTEL_SERVICE_NAME` replaces the name. */
export const createTraces = ({ endpoint, flushMs = FLUSH_MS }: Options): Traces => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  const named = resourceFromAttributes({ 'service.name': 'toolfinch', 'service.version': PRODUCT_VERSION })
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('toolfinch', PRODUCT_VERSION)
  return {
    tracer: {
      start: (name, attributes, parent) => {
        const context = parent === undefined ? ROOT_CONTEXT : parentContext(parent)
        return wrap(
          tracer,
          tracer.startSpan(name, { attributes, kind: SpanKind.SERVER, root: parent === undefined }, context),
        )
      },
    },
    flush: () => provider.forceFlush(),
    close: async () => {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, flushMs)
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise])
      clearTimeout(timer)
    },
  }
}
