/** The light theme of `client/styles/tokens.css`. */
export const COLORS = {
  paper: '#fbf7ee',
  surface: '#fffdf8',
  ink: '#231d15',
  soft: '#5b5143',
  accent: '#97400f',
  gold: '#e5a823',
  line: '#ddd2be',
} as const
