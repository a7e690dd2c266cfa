import { describe, expect, it, vi } from 'vitest'
import { storeAnswer } from '#client/features/quiz/quiz-draft.ts'
import {
  click,
  events,
  goTo,
  hide,
  scrollTo,
  sent,
  show,
  startAt,
  stopTracker,
  take,
  trackInEachTest,
  type,
  views,
} from './tracked-visit.ts'

trackInEachTest()

describe('clicks', () => {
  it.each([
    ['<a href="/quiz">Take the quiz</a>', 'quiz', 'Take the quiz'],
    ['<a href="/ai-tools?category=video"><b>All</b> video tools</a>', 'ai-tools', 'All video tools'],
    ['<a href="/tool/claude">Claude</a>', 'ai-tools', 'Claude'],
    ['<a href="/compare/chatgpt-vs-claude">Compare them</a>', 'programmatic', 'Compare them'],
    ['<a href="/blog/a-guide">A guide</a>', 'blog', 'A guide'],
    ['<a href="https://elsewhere.example/quiz">Elsewhere</a>', 'link', 'Elsewhere'],
    [`<button>${'long '.repeat(20)}</button>`, 'button', 'long '.repeat(10)],
    ['<button aria-label="Write to ada@example.com">x</button>', 'button', 'Write to [email]'],
  ])('on %s are %s', async (html, category, label) => {
    await startAt('/')
    click(`#${Object.assign(show(html), { id: 'it' }).id}`)
    expect(await events()).toEqual([[category, 'click', label, null]])
  })

  it.each(['<p>Text</p>', '<div data-private><button>Account of Ada</button></div>', '<input value="secret">'])(
    'on %s are not recorded',
    async (html) => {
      await startAt('/')
      show(html)
      click('p, button, input')
      expect(await events()).toEqual([])
    },
  )

  it('have no text on member and admin screens', async () => {
    await startAt('/settings')
    show('<button>Remove Ada</button>')
    click('button')
    expect(await events()).toEqual([['button', 'click', null, null]])
  })

  it('record the plan that is selected', async () => {
    await startAt('/pricing')
    show('<button data-plan="pro:year">Get Pro</button>')
    click('button')
    expect(await events()).toEqual([
      ['plan', 'choose', 'pro:year', null],
      ['button', 'click', 'Get Pro', null],
    ])
  })
})

describe('scroll depth', () => {
  it('is recorded at 25, 50, 75 and 90 percent, once per page', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000)
    await startAt('/')
    for (const top of [240, 250, 100, 600, 900, 1_000]) scrollTo(top)
    const marks = async () => (await events()).map(([, , , value]) => value)
    expect(await marks()).toEqual([25, 50, 75, 90])
    await goTo('/about')
    // The new page scrolls to its top by itself.
    for (const top of [800, 400, 0, 300]) scrollTo(top)
    expect(await marks()).toEqual([25, 50, 75, 90, 25])
  })

  it('is not recorded for a position that is restored, nor while the page is loading', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000)
    await startAt('/')
    await goTo('/ai-tools')
    await goTo('/', 'POP', 'At /ai-tools')
    show('<main id="content"><section aria-busy="true"></section></main>')
    scrollTo(600)
    document.title = 'Find the AI tool'
    await vi.advanceTimersByTimeAsync(300)
    scrollTo(620)
    expect(await events()).toEqual([])
    show('<main id="content"></main>')
    await vi.advanceTimersByTimeAsync(100)
    scrollTo(640)
    expect(await events()).toEqual([])
    scrollTo(760)
    expect(await events()).toEqual([['scroll', 'depth', null, 75]])
  })

  it('is not recorded for a page that cannot be scrolled', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight)
    await startAt('/')
    scrollTo(1)
    expect(await events()).toEqual([])
  })
})

describe('searches', () => {
  it('are recorded a second after the last key, with more than two characters, masked and truncated', async () => {
    await startAt('/')
    show('<input type="search">')
    type('ab')
    await vi.advanceTimersByTimeAsync(5_000)
    type('vid')
    await vi.advanceTimersByTimeAsync(900)
    type('video for ada@example.com')
    await vi.advanceTimersByTimeAsync(900)
    expect(await events()).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    type('v'.repeat(60))
    hide()
    expect(await events()).toEqual([
      ['search', 'search', 'video for [email]', null],
      ['search', 'search', 'v'.repeat(50), null],
    ])
  })

  it('record the number of results once the page shows them', async () => {
    await startAt('/ai-tools?search=xyzzy')
    show('<main><input type="search"><section aria-busy="true" data-results="12"></section></main>')
    type('xyzzy')
    await vi.advanceTimersByTimeAsync(1_000)
    document
      .querySelector('section')
      ?.replaceWith(Object.assign(document.createElement('div'), { innerHTML: '<section data-results="0"></section>' }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await events()).toEqual([['search', 'search', 'xyzzy', 0]])
  })

  it('do not take the number of results of the list before, which stays until the next one is there', async () => {
    await startAt('/ai-tools?search=xyzzy')
    show('<main><input type="search"><section data-results="12" data-query=""></section></main>')
    type('xyzzy')
    await vi.advanceTimersByTimeAsync(1_000)
    Object.assign(document.querySelector('section')?.dataset ?? {}, { results: '0', query: 'xyzzy' })
    await vi.advanceTimersByTimeAsync(500)
    expect(await events()).toEqual([['search', 'search', 'xyzzy', 0]])
  })

  it('are recorded with the filters of the list', async () => {
    await startAt('/ai-tools')
    show('<main><input type="search"><section data-results="0"></section></main>')
    window.history.replaceState(null, '', '/ai-tools?search=xyzzy&privacy=hipaa')
    type('xyzzy')
    await vi.advanceTimersByTimeAsync(1_000)
    const [event] = await take('TrackEvent')
    expect(event).toMatchObject({ label: 'xyzzy', page: '/ai-tools?privacy=hipaa&search=xyzzy' })
  })

  it('are the only typed text that is read', async () => {
    await startAt('/contact')
    show('<form><input type="text"><input type="password"><textarea></textarea></form>')
    for (const field of ['[type=text]', '[type=password]', 'textarea']) type('a secret text', field)
    await vi.advanceTimersByTimeAsync(10_000)
    hide()
    expect(JSON.stringify(sent)).not.toContain('secret')
  })
})

describe('the funnel', () => {
  it('records the start of the quiz, each question once without its answer, and the end', async () => {
    await startAt('/quiz')
    await goTo('/quiz?q=1')
    storeAnswer(1, ['developer'])
    storeAnswer(1, ['student'])
    await goTo('/quiz?q=2')
    storeAnswer(2, ['none'])
    await goTo('/quiz/results')
    expect(await events()).toEqual([
      ['quiz', 'start', null, null],
      ['quiz', 'answer', 'q1', 1],
      ['quiz', 'answer', 'q2', 2],
      ['quiz', 'finish', null, null],
    ])
    expect(JSON.stringify(sent)).not.toContain('developer')
  })

  it('ends with the paid checkout, recorded once', async () => {
    await startAt('/payment/success?session_id=cs_test_1')
    stopTracker()
    await startAt('/payment/success?session_id=cs_test_1')
    const visitId = sessionStorage.getItem('toolfinch.visit')
    expect(await take('TrackConversion')).toEqual([{ checkoutId: 'cs_test_1', visitId }])
    expect((await views()).map(({ page }) => page)).toEqual(['/payment/success', '/payment/success'])
  })
})
