/** Tasks that the home page offers, and the page with the picks for each. */
export const TASKS = [
  ['Transcribe meetings', '/blog/best-ai-tools-to-transcribe-and-summarize-meetings'],
  ['Remove a background', '/blog/best-ai-tools-to-cut-out-subjects-and-backgrounds'],
  ['Generate images', '/blog/best-ai-tools-to-make-images-from-a-description'],
  ['Ask questions of a PDF', '/blog/best-ai-tools-to-ask-questions-of-a-pdf'],
  ['Make a presentation', '/blog/best-ai-tools-to-make-a-slide-deck'],
  ['Write blog articles', '/blog/best-ai-tools-to-write-blog-articles'],
  ['Write code', '/blog/best-ai-tools-to-get-code-completed-in-the-editor'],
  ['Build a website', '/blog/best-ai-tools-to-make-a-website-for-a-business'],
  ['Edit videos', '/blog/best-ai-tools-to-edit-simple-videos-without-training'],
  ['Clone a voice', '/blog/best-ai-tools-to-clone-or-change-a-voice'],
  ['Translate documents', '/blog/best-ai-tools-to-translate-whole-documents'],
  ['Answer customers', '/blog/best-ai-tools-to-answer-customer-tickets'],
] as const
