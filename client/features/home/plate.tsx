const CALLOUTS = [
  { x: 300, y: 62, line: 'M292 58 L236 86', text: 'What it does' },
  { x: 318, y: 132, line: 'M310 128 L262 118', text: 'What it costs' },
  { x: 316, y: 204, line: 'M308 199 L214 186', text: 'Who it’s for' },
  { x: 12, y: 96, line: 'M92 102 L132 142', text: 'Source, month' },
] as const

/** A goldfinch, annotated as in a field guide: the four things that every catalog entry covers. */
export function Plate({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 420 320"
      className={className}
      role="img"
      aria-label="A goldfinch on a twig, labeled like a plate in a field guide: what it does, what it costs, who it’s for, source and month."
    >
      <path
        d="M40 286c92-26 196-30 352-14"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M96 274c-18-14-22-26-42-30m262 18c16-18 34-22 52-24"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(38 12) scale(8.2)">
        <path
          stroke="var(--color-accent)"
          strokeWidth="0.8"
          strokeLinecap="round"
          d="M14.2 24.6v6.3m3-6.6v6.2"
          fill="none"
        />
        <path
          fill="var(--color-gold)"
          d="M2.2 27.6 8 20.4C8.2 12.2 12.6 6.6 18.6 6.6c3.2 0 5.7 1.9 6.5 4.6.9 7.4-3.4 13-10.1 13.6-2 .2-3.9.1-5.6-.4Z"
        />
        <path fill="var(--color-plume)" d="M2.2 27.6 9.7 17c2.4-3.3 5.6-4.7 9.4-4.2-.4 5.4-3.4 8.7-8.9 9.7Z" />
        <path
          fill="none"
          stroke="var(--color-gold)"
          strokeWidth="0.45"
          strokeLinecap="round"
          d="M9.2 20.8c2.6-.5 5.1-2 6.9-4.4M7.4 23.2c3-.5 5.8-1.9 8-4.5"
        />
        <path fill="var(--color-plume)" d="M15.9 7.1c3.9-1.5 7.8.2 9 3.6-2.6 1.2-6.4.3-9-3.6Z" />
        <circle cx="21.9" cy="9.6" r="0.62" fill="#fffaf1" />
        <path fill="var(--color-accent)" d="m24.9 9.9 5.4 2.3-5.1 1.9Z" />
      </g>
      <g fill="none" stroke="var(--color-edge)" strokeWidth="1">
        {CALLOUTS.map(({ line }) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g fill="var(--color-soft)" fontSize="15" fontFamily="var(--font-serif)">
        {CALLOUTS.map(({ x, y, text }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
