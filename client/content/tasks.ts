/** Tasks that the home page offers, and the list that each links to: a search or a category page. */
export const TASKS = [
  ['Transcribe meetings', '/ai-tools?search=transcribe+meetings'],
  ['Remove a background', '/ai-tools?search=remove+background'],
  ['Generate images', '/ai-tools/image-generation'],
  ['Summarize a PDF', '/ai-tools?search=summarize+pdf'],
  ['Make a presentation', '/ai-tools/presentations'],
  ['Write blog posts', '/ai-tools?search=write+blog+posts'],
  ['Write code', '/ai-tools/coding-assistants'],
  ['Build a website', '/ai-tools/no-code-website-builders'],
  ['Edit videos', '/ai-tools/video-editing'],
  ['Clone a voice', '/ai-tools?search=voice+cloning'],
  ['Translate documents', '/ai-tools?search=translate+documents'],
  ['Answer customers', '/ai-tools/customer-support'],
] as const
