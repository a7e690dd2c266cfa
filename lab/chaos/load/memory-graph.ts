/** The line through measured memory, and a picture of it. */

export type Sample = { readonly minute: number; readonly rss: number; readonly heapUsed: number }

type Line = { readonly perHour: number; readonly error: number; readonly atStart: number }

/** Least squares: growth in an hour with its standard error, and the value at minute 0. */
export const lineThrough = (points: readonly (readonly [minute: number, value: number])[]): Line => {
  const count = points.length
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / count
  const [meanX, meanY] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
  const atStart = meanY - slope * meanX
  const residue = points.reduce((sum, [x, y]) => sum + (y - atStart - slope * x) ** 2, 0)
  return { perHour: slope * 60, error: Math.sqrt(residue / (count - 2) / spread) * 60, atStart }
}

const [WIDTH, HEIGHT, MARGIN] = [900, 360, 50]
const COLORS = { rss: '#1d4ed8', heapUsed: '#047857' }

export const drawMemory = (samples: readonly Sample[], title: string): string => {
  const lastMinute = samples.at(-1)?.minute ?? 1
  const most = Math.ceil((Math.max(...samples.map(({ rss }) => rss)) * 1.1) / 50) * 50
  const x = (minute: number): string => (MARGIN + (minute / lastMinute) * (WIDTH - 2 * MARGIN)).toFixed(1)
  const y = (megabytes: number): string => (HEIGHT - MARGIN - (megabytes / most) * (HEIGHT - 2 * MARGIN)).toFixed(1)
  const curve = (key: 'rss' | 'heapUsed'): string =>
    `<polyline fill="none" stroke="${COLORS[key]}" points="${samples.map((sample) => `${x(sample.minute)},${y(sample[key])}`).join(' ')}"/>`
  const rows = Array.from({ length: 6 }, (_, index) => (most * index) / 5)
  const columns = Array.from({ length: 7 }, (_, index) => (lastMinute * index) / 6)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
<text x="${MARGIN}" y="20">${title}</text>
${rows.map((value) => `<path stroke="#ddd" d="M${MARGIN} ${y(value)}H${WIDTH - MARGIN}"/><text x="${MARGIN - 8}" y="${y(value)}" text-anchor="end">${Math.round(value)}</text>`).join('\n')}
${columns.map((value) => `<text x="${x(value)}" y="${HEIGHT - MARGIN + 18}" text-anchor="middle">${Math.round(value)} min</text>`).join('\n')}
${curve('rss')}
${curve('heapUsed')}
<text x="${WIDTH - MARGIN}" y="20" text-anchor="end"><tspan fill="${COLORS.rss}">resident MB</tspan> <tspan fill="${COLORS.heapUsed}">heap MB after gc</tspan></text>
</svg>
`
}
