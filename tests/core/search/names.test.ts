import { describe, expect, it } from 'vitest'
import { indexOf, namesFound, record } from './search-fixture.ts'

describe('a search for a name', () => {
  const index = indexOf([
    record('ChatGPT', { vendor: 'OpenAI', prominence: 3, freeTier: true }),
    record('OpenAI API', { vendor: 'OpenAI', prominence: 1 }),
    record('GPTZero', { description: 'Detects what a chat bot such as ChatGPT has written.' }),
    record("Let's Enhance", { aliases: ['LetsEnhance.io'] }),
    record('Protégé'),
    record('Devin Desktop', { aliases: ['Windsurf', 'Codeium'] }),
    record('Speak', { description: 'A language tutor.', prominence: 0 }),
    record('Talkpal', {
      description: 'Speak with a tutor and speak better.',
      useCases: ['Speak every day'],
      prominence: 3,
    }),
    record('Talko', { description: 'People speak with a machine.', prominence: 3 }),
    record('Videomatic'),
    record('Zed', { description: 'An ide for code.' }),
    record('IDE Helper'),
    record('Ed', { description: 'Another ide for code.' }),
  ])

  it.each([
    ['chat gpt', 'ChatGPT'],
    ['CHAT-GPT', 'ChatGPT'],
    ['lets enhance', "Let's Enhance"],
    ['Let’s Enhance', "Let's Enhance"],
    ['protege', 'Protégé'],
    ['windsurf', 'Devin Desktop'],
    ['chatg', 'ChatGPT'],
    ['free chatgpt', 'ChatGPT'],
    ['best chatgpt app', 'ChatGPT'],
  ])('%s finds %s', (text, name) => {
    expect(namesFound(index, text)[0]).toBe(name)
  })

  it('ranks the named tool first, even if the name is an ordinary word', () => {
    expect(namesFound(index, 'speak').slice(0, 2)).toEqual(['Speak', 'Talkpal'])
  })

  it('finds the tools of a vendor, best known first', () => {
    expect(namesFound(index, 'openai').slice(0, 2)).toEqual(['ChatGPT', 'OpenAI API'])
    expect(namesFound(index, 'tools from OpenAI').slice(0, 2)).toEqual(['ChatGPT', 'OpenAI API'])
  })

  it('includes every tool whose name contains the text, after whole-word matches', () => {
    const found = namesFound(index, 'ide')
    expect(found.at(-1)).toBe('Videomatic')
    expect(found.slice(0, -1).sort()).toEqual(['Ed', 'IDE Helper', 'Zed'])
  })

  it('distinguishes names by signs such as +', () => {
    const languages = indexOf(
      ['C', 'C++', 'C#', 'Lexis', 'Lexis+'].map((name, at) => record(name, { slug: `tool-${at}`, vendor: '' })),
    )
    for (const name of ['C', 'C++', 'C#', 'Lexis', 'Lexis+']) expect(namesFound(languages, name)[0]).toBe(name)
  })

  it('boosts a tool named in a longer text', () => {
    const found = namesFound(index, 'windsurf plugin for beginners')
    expect(found).toContain('Devin Desktop')
  })
})
