import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BreakableName } from '#client/ui/breakable-name.tsx'

const marked = (name: string) => render(<BreakableName name={name} />).container.innerHTML.replaceAll('<wbr>', '|')

describe('a long name', () => {
  it.each([
    ['ActiveCampaign', 'Active|Campaign'],
    ['Presentations.AI', 'Presentations|.AI'],
    ['AUTOMATIC1111 Stable Diffusion WebUI', 'AUTOMATIC|1111 Stable Diffusion Web|UI'],
  ])('%s can break at its word boundaries', (name, expected) => {
    expect(marked(name)).toBe(expected)
  })

  it.each(['ChatGPT', 'Google Cloud', 'Claude'])('%s stays whole', (name) => {
    expect(marked(name)).toBe(name)
  })

  it('is read unchanged', () => {
    expect(render(<BreakableName name="ActiveCampaign" />).container.textContent).toBe('ActiveCampaign')
  })
})
