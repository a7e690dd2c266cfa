type FinchColors = { readonly gold: string; readonly plume: string; readonly accent: string }

/** The shapes of the product's bird as SVG in a box of 32 × 32, as in `client/public/favicon.svg`. */
export const finchShapes = ({ gold, plume, accent }: FinchColors): string =>
  `<path fill="${gold}" d="M2.2 27.6 8 20.4C8.2 12.2 12.6 6.6 18.6 6.6c3.2 0 5.7 1.9 6.5 4.6.9 7.4-3.4 13-10.1 13.6-2 .2-3.9.1-5.6-.4Z"/>
<path fill="${plume}" d="M2.2 27.6 9.7 17c2.4-3.3 5.6-4.7 9.4-4.2-.4 5.4-3.4 8.7-8.9 9.7Z"/>
<path fill="${plume}" d="M15.9 7.1c3.9-1.5 7.8.2 9 3.6-2.6 1.2-6.4.3-9-3.6Z"/>
<path fill="${accent}" d="m24.9 9.9 5.4 2.3-5.1 1.9Z"/>
<path stroke="${accent}" stroke-width="1.3" stroke-linecap="round" d="M14.2 24.8v3.6m3-4.1v3.4" fill="none"/>`
