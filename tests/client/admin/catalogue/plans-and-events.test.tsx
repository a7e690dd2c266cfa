import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { planSchema } from '#core/catalogue/fields/plan-record.ts'
import { prepareAdministration } from '../administration-screen.tsx'
import { open, saved, tool } from './catalogue-screen.tsx'

// The tab and the editor are loaded when they are shown first.
const box = (name: string) => screen.findByRole('textbox', { name })

beforeEach(() => localStorage.clear())
prepareAdministration()

it('changes the price of a plan and keeps its limits', async () => {
  const plan = {
    name: 'Pro',
    per_seat: true,
    as_of: '2026-05',
    currency: 'EUR',
    month: 10,
    month_billed_yearly: 8.5,
    once: null,
    unit: { amount: 0.006, per: 'minute' },
    on_request: false,
    min_seats: null,
    max_seats: 5,
    included: '500 credits a month',
    requires: 'a Microsoft 365 license',
    paused: null,
    key_limits: ['Price for builders; end users cost less', '5 GB'],
    source_url: 'https://abacus.example/pricing',
    checked_by: 'editor',
  }
  const field = { __typename: 'EditableField', name: 'plans', value: JSON.stringify([plan]), fact: null }
  const { user, mutations } = await open('&tool=abacus', {
    EditableTool: () => ({ editableTool: tool('abacus', { fields: [field] }) }),
    UpdateTool: saved('updateTool'),
  })
  await user.type(await box('Monthly price'), '0')
  await user.type(await box('Limits'), '{Enter}2 users')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const [change] = (mutations()[0]?.variables['changes'] ?? []) as { value: string }[]
  expect(JSON.parse(change?.value ?? '')).toEqual([
    { ...plan, month: 100, key_limits: [...plan.key_limits, '2 users'] },
  ])
})

it('shows the stored plans after saving, and starts the next change from them', async () => {
  const plansOf = (month: number) => JSON.stringify([planSchema.parse({ name: 'Pro', month, as_of: '2026-05' })])
  let month = 10
  const editable = () =>
    tool('abacus', {
      fields: [{ __typename: 'EditableField', name: 'plans', value: plansOf(month), fact: null }],
    })
  const { user, mutations } = await open('&tool=abacus', {
    EditableTool: () => ({ editableTool: editable() }),
    UpdateTool: () => {
      // The server rounds, for example.
      month = 99
      return saved('updateTool')()
    },
  })
  await user.type(await box('Monthly price'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Monthly price' })).toHaveProperty('value', '99'))
  await user.type(await box('Included'), 'Everything')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(mutations()).toHaveLength(2))
  const [change] = (mutations()[1]?.variables['changes'] ?? []) as { value: string; base: string }[]
  expect(change?.base).toBe(plansOf(99))
  expect(JSON.parse(change?.value ?? '')).toMatchObject([{ month: 99, included: 'Everything' }])
})

it('shows what is vouched for before a tool is marked as checked', async () => {
  const plans = [
    { name: 'Free', month: 0, as_of: '2026-05' },
    { name: 'Pro', month: 20, per_seat: true, as_of: '2026-05' },
  ].map((plan) => planSchema.parse(plan))
  const values = {
    name: 'Abacus',
    website_url: 'https://vendor.example/',
    pricing_model: '',
    plans: JSON.stringify(plans),
  }
  const fields = Object.entries(values).map(([name, value]) => ({
    __typename: 'EditableField',
    name,
    value,
    fact: null,
  }))
  const { user, mutations } = await open('&tool=abacus', {
    EditableTool: () => ({ editableTool: tool('abacus', { fields }) }),
    MarkToolsChecked: () => ({
      markToolsChecked: { __typename: 'ChangedToolsPayload', changed: 1, changeSetId: 'set' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Checked today…' }))
  const question = screen.getByRole('alertdialog', { name: 'Did you check abacus today?' })
  const terms = within(question).getAllByRole('term')
  const definitions = within(question).getAllByRole('definition')
  expect(terms.map(({ textContent }, index) => [textContent, definitions[index]?.textContent])).toEqual([
    ['Name', 'Abacus'],
    ['URL', 'https://vendor.example/'],
    ['Pricing model', 'not known'],
    ['Free', '$0/month'],
    ['Pro', '$20/month, per seat'],
  ])
  expect(mutations()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Checked today' }))
  expect(await screen.findByText('abacus checked today')).toBeTruthy()
})

it.each([
  ['Pro', 'Pro'],
  ['', 'Free'],
  ['Renamed since', 'Free'],
])('opens at the plan "%s" of an accepted report, or at the first one', async (reported, focused) => {
  const plans = ['Free', 'Pro'].map((name) => planSchema.parse({ name, month: 0, as_of: '2026-05' }))
  const field = { __typename: 'EditableField', name: 'plans', value: JSON.stringify(plans), fact: null }
  await open(`&tool=abacus&plan=${reported}`, {
    EditableTool: () => ({ editableTool: tool('abacus', { fields: [field] }) }),
  })
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', focused))
})

it('adds an event and sorts events newest first', async () => {
  const event = {
    kind: 'acquired',
    on: '2025-03',
    party: 'Omega',
    former_name: null,
    note: 'Omega bought the company.',
    url: 'https://news.example/abacus',
  }
  const field = { __typename: 'EditableField', name: 'events', value: JSON.stringify([event]), fact: null }
  const { user, mutations } = await open('&tool=abacus', {
    EditableTool: () => ({ editableTool: tool('abacus', { fields: [field] }) }),
    UpdateTool: saved('updateTool'),
  })
  await user.click(await screen.findByRole('button', { name: 'Add an event' }))
  const added = within(screen.getByRole('group', { name: 'Event 2' }))
  await user.selectOptions(added.getByRole('combobox', { name: 'What happened' }), 'renamed')
  for (const [label, text] of [
    ['Date', '2026-01-05'],
    ['Former name', 'Counter'],
    ['Note', 'Counter got a new name.'],
    ['Source', 'https://news.example/counter'],
  ] as const) {
    await user.type(added.getByRole('textbox', { name: label }), text)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const [change] = (mutations()[0]?.variables['changes'] ?? []) as { value: string }[]
  expect(JSON.parse(change?.value ?? '')).toEqual([
    {
      kind: 'renamed',
      on: '2026-01-05',
      party: null,
      former_name: 'Counter',
      note: 'Counter got a new name.',
      url: 'https://news.example/counter',
    },
    event,
  ])
})
