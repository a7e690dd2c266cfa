import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { done, openAdministration, page, prepareAdministration } from '../administration-screen.tsx'

const listOf = (...nodes: object[]) => ({
  programmaticPages: { __typename: 'ProgrammaticPagesPage', totalCount: nodes.length, nodes },
})
const says = (text: string) => screen.findByText(text)
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const open = (given: Parameters<typeof openAdministration>[1], query: string) =>
  openAdministration(`/admin?tab=seo${query}`, given)

prepareAdministration()

describe('deleted pages', () => {
  it('are listed with the last day to restore them', async () => {
    const { user, sent } = await open(
      {
        ProgrammaticPages: () => listOf(page('a', { deletedAt: '2026-06-03T10:00:00.000Z' })),
        RestoreProgrammaticPages: done('ProgrammaticPagesPayload', 'restoreProgrammaticPages'),
      },
      '&view=deleted',
    )
    expect(await screen.findByRole('heading', { name: 'Deleted pages (1)' })).toBeTruthy()
    expect(row('Title of a').getByText('July 3, 2026')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Restore Title of a' }))
    expect(await says('Page restored')).toBeTruthy()
    expect(sent.find(({ operation }) => operation === 'ProgrammaticPages')?.variables).toMatchObject({
      deleted: true,
    })
  })

  it('may be empty', async () => {
    await open({ ProgrammaticPages: () => listOf() }, '&view=deleted')
    expect(await screen.findByRole('heading', { name: 'No deleted pages' })).toBeTruthy()
  })
})
