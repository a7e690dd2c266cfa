import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { problemsOf } from './config-problems.ts'

test('figures are served on this machine alone unless another address is set', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
})

test.each([
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT: must be a whole number from 0 to 65535'],
  [{ METRICS_PORT: '4000' }, 'METRICS_PORT: must be a different port than PORT'],
  [{ METRICS_PORT: '80', PORT: '80' }, 'METRICS_PORT: must be a different port than PORT'],
  [{ METRICS_PORT: '81', SANDBOX_PORT: '81' }, 'METRICS_PORT: must be a different port than SANDBOX_PORT'],
  [{ METRICS_HOST: '10.0.0.1' }, 'METRICS_PORT: must be set when METRICS_HOST is'],
  [{ METRICS_PORT: '0', METRICS_HOST: 'a b' }, 'METRICS_HOST: must be a host name or an address'],
])('%o is refused', (given, problem) => {
  expect(problemsOf(given)).toEqual([problem])
})

test('figures and the product may both take any free port', () => {
  expect(problemsOf({ METRICS_PORT: '0', PORT: '0', SANDBOX_PORT: '0' })).toEqual([])
})

test.each([
  'localhost:4318',
  'grpc://collector:4317',
  'http://user:secret@collector',
  'http://collector/?key=secret',
  'http://collector.example',
])('traces are not sent to %s', (endpoint) => {
  expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT: must be an https URL without credentials or query, or an http URL in a private network, such as http://localhost:4318',
  ])
})
