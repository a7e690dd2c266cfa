import { afterAll, expect, test } from 'vitest'
import { createListingsApp } from './listings-app.ts'

const listings = createListingsApp()
const { database, members, join, claim, correct, confirm, idOf } = listings
afterAll(() => members.services.catalogue.logos.close())

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#d33" d="M2 2h20v20H2z"/></svg>'
const PAGE = 'https://abacus.example/press'

const upload = async (token: string, slug = 'abacus', file = LOGO) => {
  const text = `mutation ($toolId: ID!, $data: String!) { uploadVendorLogo(input: { toolId: $toolId, data: $data }) {
    ... on UploadVendorLogoPayload { file } ... on Failure { code message } } }`
  const variables = { toolId: await idOf(slug), data: Buffer.from(file).toString('base64') }
  return (await members.query(text, variables, { token })).data.uploadVendorLogo
}

test('a vendor proposes a logo with a page that shows it, and an administrator publishes it', async () => {
  const token = await join('vera@people.example')
  await claim(token)
  const { file } = await upload(token)
  const change = [{ field: 'logo', value: file, base: '' }]
  expect(await correct(token, change, 'https://elsewhere.example/')).toMatchObject({
    message: 'Enter a page on abacus.example.',
  })
  const sent = await correct(token, change, PAGE)
  expect(sent.corrections).toEqual([{ state: 'OPEN', note: null }])
  expect(await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })).toMatchObject({ logo: null })
  const revision = await database.prisma.toolRevision.findFirstOrThrow()
  expect(revision).toMatchObject({ fromVendor: true, changes: [{ field: 'logo', value: file, fact: { url: PAGE } }] })
})

test('a stated logo can be confirmed', async () => {
  const token = await join('vera@people.example')
  await claim(token)
  const { file } = await upload(token)
  await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { logo: file } })
  const { groups } = await confirm(token, 'WEBSITE')
  expect(groups.find(({ group }: { group: string }) => group === 'WEBSITE')).toMatchObject({
    source: 'confirmed by the vendor, November 2026',
    fields: [{ field: 'website_url' }, { field: 'logo', kind: 'logo', value: file, text: 'An uploaded logo' }],
  })
})

test('only the vendor of a tool uploads a logo for it, at most 20 a day', async () => {
  const [vera, otto] = [await join('vera@people.example'), await join('otto.two@people.example')]
  await claim(vera)
  const refusal = { code: 'NOT_FOUND', message: 'You have no active claim of this listing.' }
  expect(await upload(otto)).toEqual(refusal)
  expect(await upload(vera, 'birch')).toEqual(refusal)
  expect(await upload(await join('una@people.example', false))).toMatchObject({ code: 'NOT_VERIFIED' })
  for (let count = 0; count < 20; count += 1)
    expect(await upload(vera, 'abacus', 'x')).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await upload(vera)).toMatchObject({ code: 'RATE_LIMITED' })
})
