// What surrounds every page: the top bar with links, search, bell and account menu, and the footer.
import type { Locator, Page, Request } from '@playwright/test'
import { decodeJwt } from 'jose'
import { NOTIFICATION_DROPDOWN_PX } from '../../contract/constants.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible, MIN_WIDTH, overflowing } from './expect-accessible.ts'
import { asAdmin, asNewcomer, asStudent, asTeacher, logOut, open, token } from './people.ts'
import { expect, test } from './site.ts'

/** This page loads three times faster than home. */
const PLAIN = '/privacy'
const PHONE = { width: 390, height: 844 }

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search Porua' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test.describe('the links of the bar', () => {
  const PLACES = [
    ['/gradeEight', 'Home'],
    ['/classes/two', 'Academic Course'],
    ['/courses/KidsCourse', 'Skill Development Course'],
  ] as const

  asStudent(
    'the top bar marks the link of the current page, and the section of a course',
    { tag: '@long' },
    async ({ page }) => {
      for (const [path, name] of PLACES) {
        await open(page, path)
        await expect(links(page).getByRole('link')).toHaveText([
          'Home',
          'Academic Course',
          'Skill Development Course',
          'Books',
          'Contact',
        ])
        await expect(links(page).locator('[aria-current]'), path).toHaveText(name)
      }
      for (const name of ['Books', 'Contact']) {
        await links(page).getByRole('link', { name }).click()
        await expect(links(page).locator('[aria-current]')).toHaveText(name)
      }
      for (const [key, name] of [
        ['classNine', 'Academic Course'],
        ['kidsCourse', 'Skill Development Course'],
      ] as const) {
        const [course] = (await (await page.request.get(`/api/courses/${key}?limit=1`)).json()) as { _id: string }[]
        await page.goto(`/${key}/coursesInfo/${course!._id}`)
        await expect(links(page).locator('[aria-current]')).toHaveText(name)
      }
    },
  )

  test('the phone menu can be opened, closed and used by keyboard', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, PLAIN)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(links(page)).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(links(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links(page)).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    const contact = links(page).getByRole('link', { name: 'Contact' })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(contact).toBeFocused({ timeout: 10 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(links(page)).toBeHidden()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('menu and search box work without JavaScript', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(PLAIN)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await links(page).getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
      await page.getByRole('button', { name: 'Search Porua' }).click()
      await box(page).fill('physics')
      await box(page).press('Enter')
      await expect(page).toHaveURL(/\/searchCourse(\?q=|\/)physics$/)
    })
  })
})

test.describe('the search box', () => {
  asStudent('the search box suggests courses that arrow keys or a pointer choose', async ({ page }) => {
    await open(page, PLAIN)
    await box(page).pressSequentially('physics')
    const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(offers.first()).toContainText(/physics/i)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await box(page).press('Escape')
    await expect(offers).toHaveCount(0)
    await expect(box(page)).toHaveValue('physics')

    await box(page).press('ArrowDown')
    await expect(offers.first()).toHaveAttribute('aria-selected', 'true')
    const first = await offers.first().getAttribute('id')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', first!)
    await box(page).press('End')
    await expect(offers.last()).toHaveAttribute('aria-selected', 'true')
    await expect(offers.last()).toHaveText('See all results for “physics”')
    await box(page).press('Home')
    await box(page).press('ArrowUp')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/class\w+(-XII)?\/coursesInfo\//)
    await expect(offers).toHaveCount(0)

    const byKeys = page.url()
    await box(page).fill('math')
    await expect(offers.first()).toContainText(/math/i)
    await offers.first().click()
    await expect(page).not.toHaveURL(byKeys)
    await expect(page).toHaveURL(/\/coursesInfo\//)
  })

  test('the search box drops suggestions for an outdated text', { tag: '@long' }, async ({ page }) => {
    const delayed = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/search/suggestions?q=phys', async (route) => {
      await delayed.promise
      const courses = [{ _id: 'late', title: 'Late', classCourse: 'classOne' }]
      await route.fulfill({ json: { courses, books: [], instructors: [], posts: [] } }).catch(() => {})
      answered.resolve()
    })
    await open(page, PLAIN)
    const requested = page.waitForRequest('**/api/search/suggestions?q=phys')
    await box(page).fill('phys')
    await requested
    await box(page).fill('maths')
    await expect(page.getByRole('option').first()).toContainText(/math/i)
    delayed.resolve()
    await answered.promise
    await expect(page.getByRole('option', { name: 'Late' })).toHaveCount(0)
  })
})

asNewcomer(
  'the search box offers recent searches until they are removed or somebody logs out',
  { tag: '@long' },
  async ({ page }) => {
    for (const text of ['physics', 'qqqqzzzz', 'Python', 'PHYSICS']) await open(page, `/searchCourse/${text}`)
    await open(page, PLAIN)
    await box(page).focus()
    const offers = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
    await expect(offers).toHaveText(['PHYSICS', 'Python'])
    await page.getByRole('button', { name: 'Remove “PHYSICS” from recent searches' }).click()
    await expect(offers).toHaveText(['Python'])
    await expect(box(page)).toBeFocused()
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/searchCourse/Python')
    await expect(box(page)).toHaveValue('Python')

    await box(page).fill('')
    await expect(offers).toHaveText(['Python'])
    await box(page).press('ArrowDown')
    await box(page).press('Delete')
    await expect(offers).toHaveCount(0)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      wording('suggest_removed', { text: 'Python' }),
    )
    await open(page, '/searchCourse/physics')
    const kept = () => page.evaluate(() => localStorage.getItem('recentSearches'))
    await expect.poll(kept).toBe('["physics"]')
    await logOut(page)
    await expect.poll(kept).toBeNull()
  },
)

test.describe('the bell', () => {
  asNewcomer('the bell counts new courses and books until they are opened', async ({ page }) => {
    await open(page, PLAIN)
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/)
    const count = Number.parseInt((await bell(page).textContent())!, 10)
    await bell(page).click()
    await expect(dropdown(page).getByText(`${count} unread`)).toBeVisible()
    await expect(dropdown(page).getByRole('link')).toHaveCount(count)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const course = dropdown(page)
      .getByRole('link', { name: /New course/ })
      .first()
    const address = await course.getAttribute('href')
    await course.click()
    await expect(page).toHaveURL(address!)
    await expect(dropdown(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`)

    await bell(page).click()
    await dropdown(page)
      .getByRole('link', { name: /New book/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/book\//)
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${count - 2} unread`)

    await bell(page).click()
    await dropdown(page)
      .getByRole('button', { name: wording('shell_read_all') })
      .click()
    await expect(dropdown(page)).toContainText(wording('shell_notifications_empty'))
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  test('the bell shows a visitor what is new, with its total, and its dropdown fits a phone', async ({ page }) => {
    await open(page, PLAIN)
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/)
    const count = (await bell(page).textContent())!
    await bell(page).click()
    await expect(dropdown(page).getByText(`${count} unread`)).toBeVisible()
    expect(await dropdown(page).boundingBox()).toMatchObject({ width: 400, height: NOTIFICATION_DROPDOWN_PX })
    await page.setViewportSize(PHONE)
    expect(await dropdown(page).boundingBox()).toMatchObject({
      x: 12,
      width: PHONE.width - 24,
      height: NOTIFICATION_DROPDOWN_PX,
    })
    await dropdown(page)
      .getByRole('link', { name: /New book/ })
      .first()
      .click()
    await expect(page).toHaveURL(/^[^?]*\/login\?from=%2Fbook%2F/)
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`)
  })

  asStudent(
    'the bell counts anew after logging out, even if the student’s total arrives later',
    { tag: '@long' },
    async ({ page }) => {
      const isStudents = (request: Request) => 'authorization' in request.headers()
      const isLate = Promise.withResolvers<void>()
      await page.route('**/api/notifications', async (route) => {
        if (isStudents(route.request())) await isLate.promise
        await route.fulfill({ json: { unreadCount: isStudents(route.request()) ? 7 : 3 } })
      })
      const asked = page.waitForRequest(
        (request) => request.url().endsWith('/api/notifications') && isStudents(request),
      )
      await open(page, PLAIN)
      const request = await asked
      await logOut(page)
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
      isLate.resolve()
      await (await request.response())!.finished()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
    },
  )

  test.describe('loading errors', () => {
    test.use({ allow: /status of 503/ })

    test(
      'the bell says that its list failed to load, reloads it on request, and says that nothing is new',
      { tag: '@long' },
      async ({ page }) => {
        await page.route('**/api/ccis', (route) =>
          route.fulfill({ status: 503, json: { error: 'maintenance', message: 'Back in a minute.' } }),
        )
        await open(page, PLAIN)
        await bell(page).click()
        await expect(dropdown(page).getByRole('alert')).toContainText('Back in a minute.')
        await page.unroute('**/api/ccis')
        await dropdown(page).getByRole('button', { name: 'Try again' }).click()
        await expect(
          dropdown(page)
            .getByRole('link', { name: /New course/ })
            .first(),
        ).toBeVisible()

        await page.route(/\/api\/(ccis|bookN)$/, (route) => route.fulfill({ json: { unreadCount: 0, unreadData: [] } }))
        await page.reload()
        await bell(page).click()
        await expect(dropdown(page)).toContainText(wording('shell_notifications_empty'))
      },
    )
  })
})

test.describe('the account menu', () => {
  const OWN = { 'My Profile': '/myProfile', 'My Collection': '/myCollection', 'My Order': '/myOrder' }
  const REVIEW = { 'Add Review': '/addReviwe' }

  async function expectEntries(page: Page, entries: Record<string, string>): Promise<void> {
    const items = page.getByRole('menuitem')
    await expect(items).toHaveText([...Object.keys(entries), 'Log Out'])
    const addresses = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
    expect(addresses).toEqual([...Object.values(entries), null])
  }

  async function expectInSight(page: Page, entries: Locator): Promise<void> {
    await expect(entries.first()).toBeVisible()
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
  }

  asStudent('the account menu has a student’s entries', async ({ page }) => {
    await open(page, PLAIN)
    await page.locator('header .avatar-button').click()
    await expectEntries(page, { ...OWN, ...REVIEW })
  })

  asTeacher('a teacher who saved something finds our entries after the owner’s last one', async ({ page }) => {
    await open(page, PLAIN)
    const person = decodeJwt((await token(page))!).sub!
    await page.evaluate((id) => localStorage.setItem('saved', JSON.stringify({ [id]: [] })), person)
    await page.locator('header .avatar-button').click()
    await expectEntries(page, { ...OWN, ...REVIEW, Downloads: '/downloads', Teaching: '/teach' })
  })

  asAdmin('an administrator’s menus show every entry without scrolling', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, PLAIN)
    await page.locator('header .avatar-button').click()
    await expectEntries(page, {
      'All Users': '/users',
      ...OWN,
      'Add Course': '/addCourse',
      'Add Instructor': '/addInstructor',
      ...REVIEW,
      'Add Book': '/addBook',
      'Add Blog': '/addBlog',
      Administration: '/admin',
    })
    await expectInSight(page, page.getByRole('menuitem'))
    await page.getByRole('menuitem', { name: 'Administration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')

    await page.setViewportSize({ width: 390, height: 700 })
    await page.locator('header .avatar-button').click()
    await expectInSight(page, page.getByRole('menuitem'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(links(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expectInSight(page, links(page).getByRole('link').or(links(page).getByRole('button')))
  })

  asNewcomer('the phone menu contains the account', { tag: '@long' }, async ({ page, email }) => {
    await page.setViewportSize(PHONE)
    await open(page, PLAIN)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(links(page)).toContainText(email)
    await links(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(links(page).getByRole('button', { name: 'Log Out' })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
})

test('the footer’s links lead to their pages', { tag: '@long' }, async ({ page }) => {
  await open(page, PLAIN)
  const footer = page.getByRole('contentinfo')
  const inside = { Home: '/', Courses: '/courses', Instructor: '/instructor', Blogs: '/blogs' }
  const help = { 'Contact Us': '/contact', 'Privacy Policy': '/privacy', Terms: '/terms', Refunds: '/refunds' }
  for (const [name, path] of Object.entries({ ...inside, ...help })) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  const mail = footer.getByRole('link', { name: 'support@porua.example' })
  await expect(mail).toHaveAttribute('href', 'mailto:support@porua.example')
  for (const name of ['Google Play', 'App Store', 'Facebook', 'YouTube', 'Instagram', 'X', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Porua`)

  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  const pieces = await mail.locator('span').evaluate((address) => {
    const range = document.createRange()
    const tops = [...address.childNodes].flatMap((node) => {
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ top }) => top)
    })
    return tops.length
  })
  expect(pieces, 'the address breaks only before its @').toBeLessThanOrEqual(2)
})

asStudent('the footer is a single row of all its links for people who are signed in', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const shown = () => footer.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const address of ['/', PLAIN]) {
    await open(page, address)
    const { height } = (await footer.boundingBox())!
    expect(height, address).toBeLessThan(200)
    const compact = await shown()
    await page.evaluate(() => delete document.documentElement.dataset.session)
    expect((await footer.boundingBox())!.height, address).toBeGreaterThan(2 * height)
    expect(new Set(await shown()), address).toEqual(new Set(compact))
  }
})

test('switching the language keeps the page and is remembered', async ({ page }) => {
  await open(page, '/searchCourse/physics?after=1')
  await page.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page).toHaveURL('/searchCourse/physics?after=1&lang=bn')
  await open(page, PLAIN)
  await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' }).getByRole('link').first()).toHaveText('হোম')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'মেনু', exact: true }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('offline', () => {
  // Requests in flight may fail.
  test.use({ allow: /ERR_INTERNET_DISCONNECTED/ })

  test('the search box is never silent, and leads to the results page', { tag: '@long' }, async ({ page, context }) => {
    await open(page, PLAIN)
    await box(page).fill('   ')
    await box(page).press('Enter')
    await expect(page).toHaveURL(PLAIN)
    const status = page.getByRole('search').getByRole('status')
    await box(page).fill('python')
    for (const name of ['Courses', 'Books', 'Blog posts']) {
      await expect(page.getByRole('group', { name }).getByRole('option').first()).toContainText(/python/i)
    }
    await expect(status).toHaveText(/^Suggestions: \d+$/)
    await box(page).fill('pyhton')
    await expect(page.getByRole('group', { name: 'Close matches' }).getByRole('option').first()).toContainText('Python')
    await expect(status).toContainText(wording('suggest_close', { text: 'pyhton' }))
    await box(page).fill('zahirul')
    const person = page.getByRole('group', { name: 'Instructors' }).getByRole('option').first()
    await expect(person).toContainText('Zahirul')
    await box(page).fill('qqqqzzzz')
    await expect(status).toHaveText(wording('suggest_none', { text: 'qqqqzzzz' }))
    await context.setOffline(true)
    await box(page).fill('physics')
    await expect(status).toHaveText(wording('suggest_offline'))
    await context.setOffline(false)
    await expect(status).toHaveText(/^Suggestions: \d+$/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await box(page).fill(' 50% of a/b? ')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/searchCourse/50%25%20of%20a%2Fb%3F')
  })

  test('a notice says that the network is lost until it is back', async ({ page, context }) => {
    await open(page, PLAIN)
    const notice = page.getByRole('status').filter({ hasText: wording('shell_offline') })
    await expect(notice).toHaveCount(0)
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
  })
})

test.describe('a page that fails to load', () => {
  test.use({ allow: /ERR_FAILED/ })

  asStudent(
    'a page that fails to load does not change the styles of the others',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/contact')
      // A prefetched page's style sheet is in the document before the site's own one is added again.
      await expect(page.locator('link[rel="stylesheet"][href*="skeleton"]').first()).toBeAttached()
      const strip = page.getByRole('listitem').filter({ hasText: 'Visit our office' }).locator('..')
      const padding = await strip.evaluate((list) => getComputedStyle(list).padding)
      await page.route('**/privacy.data*', (route) => route.abort())
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
      await expect(strip).toHaveCSS('padding', padding)
    },
  )
})

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  asStudent('the top bar fits the narrowest screen, whatever is open', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
    for (const language of ['en', 'bn']) {
      await open(page, `${PLAIN}?lang=${language}`)
      for (const name of ['.bell', '.search-button', '.menu-button']) {
        await page.locator(`header ${name}`).click()
        await expect(page.locator('header :popover-open')).toBeVisible()
        expect(await page.evaluate(overflowing), `${name}, ${language}`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.locator('header :popover-open')).toHaveCount(0)
      }
    }
  })

  test('the items of the top bar never overlap at any width', { tag: '@long' }, async ({ page }) => {
    for (const language of ['en', 'bn']) {
      await open(page, `${PLAIN}?lang=${language}`)
      for (const width of [MIN_WIDTH, 390, 720, 768, 1024, 1025, 1100, 1240, 1280, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await page.evaluate(crowded), `${width} px, ${language}`).toEqual([])
      }
    }
  })
})

/** Parts of the top bar that overlap, stick out or wrap. */
function crowded(): string[] {
  const bar = document.querySelector('.top-bar .wrap')!
  const parts = [...bar.children].filter((part) => part.getBoundingClientRect().width > 0)
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return parts
    .filter((part, at) => {
      const { left, right, height } = boxes[at]!
      const overlaps = left < (boxes[at - 1]?.right ?? 0) || right > innerWidth
      return overlaps || height > bar.clientHeight || part.scrollWidth > part.clientWidth + 1
    })
    .map((part) => part.className)
}

test('keyboard focus moves to the page that a link opened', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Add Review' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(page.getByRole('main')).toBeFocused()
})
