/** Shown when no list can be made: two well-known general assistants. They are not matched to anyone. */
export const FALLBACK_TOOLS = [
  {
    slug: 'chatgpt',
    name: 'ChatGPT',
    category: 'General assistant',
    description:
      'Chat assistant that writes, analyzes files, searches the web and helps with code in one conversation.',
    websiteUrl: 'https://chatgpt.com',
  },
  {
    slug: 'claude',
    name: 'Claude',
    category: 'General assistant',
    description: 'Chat assistant for long documents, writing, analysis and code.',
    websiteUrl: 'https://claude.ai',
  },
] as const
