// The curriculum editor: building by keyboard, autosave, publishing, uploads that resume, and captions.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum, Draft } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import type { Attempt } from '../../contract/calls/learning/quizzes.ts'
import { bytesIn } from '../../server/modules/teaching/course-folder/folder.ts'
import { zipFolder } from '../../server/modules/teaching/course-folder/zip-folder.ts'
import { smallCourse, zipOf, type FolderFiles } from '../helpers/teaching/course-zip.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { add, asAdmin, call, course, newTitle, test } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open } from './people.ts'
import { expect } from './site.ts'

/** The file is larger than one part. */
const VIDEO = { name: 'slope.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(3 * 1024 * 1024, 7) }

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const lessonTitles = (page: Page) => page.locator('.editor-open > span:last-child').allTextContents()
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openEditor(page: Page, token: string): Promise<string> {
  const { id } = await add(page, token, 'addCourse', course(newTitle('Motion')))
  await open(page, `/curriculum/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible()
  return id
}

/** Adds a section by keyboard; its name is selected when it appears. */
async function addSection(page: Page, name: string): Promise<void> {
  await button(page, 'Section').press('Enter')
  await expect(page.getByRole('textbox', { name: wording('curriculum_section_title') })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

async function addText(page: Page, section: string, name: string): Promise<void> {
  await button(page, `Add a lesson to ${section}`).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type(name)
  await page.getByRole('radio', { name: 'Video', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: 'Text' }).fill(`About **${name}**.`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name })).toBeHidden()
}

const savedDraft = (page: Page, token: string, id: string) =>
  call<Draft>(page.request, { token }, `GET /curriculum/${id}/draft`)

test('builds two sections by keyboard, moves a lesson, and publishes', async ({ page, token }) => {
  const id = await openEditor(page, token)
  await addSection(page, 'Speed')
  await addSection(page, 'Forces')
  for (const name of ['Slope of a graph', 'Falling bodies']) await addText(page, 'Speed', name)
  await addText(page, 'Forces', 'Friction')
  await page.getByRole('button', { name: 'Falling bodies' }).and(page.locator('.editor-open')).press('Alt+ArrowUp')
  await expect(said(page, 'Falling bodies, now 1 of 2')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Falling bodies' }).and(page.locator('.editor-open'))).toBeFocused()
  await button(page, wording('curriculum_more_of', { name: 'Slope of a graph' })).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '2. Forces' }).press('Enter')
  await expect.poll(() => lessonTitles(page)).toEqual(['Falling bodies', 'Friction', 'Slope of a graph'])
  // A visitor who came by a link to one lesson, and opened another, stays on the page when closing it.
  await page.getByRole('button', { name: 'Friction' }).and(page.locator('.editor-open')).click()
  const link = page.url()
  await open(page, paths.users)
  await open(page, link)
  await page.getByRole('button', { name: 'Falling bodies' }).and(page.locator('.editor-open')).click()
  await page.getByRole('complementary', { name: 'Falling bodies' }).getByRole('button', { name: 'Close' }).dblclick()
  await expect(page).toHaveURL(`/curriculum/${id}`)
  // Closing the drawer moves the rows.
  await expect(page.getByRole('complementary', { name: 'Falling bodies' })).toBeHidden()
  // Drags the last lesson above the one before it, and back again.
  const rows = page.locator('.editor-lesson')
  const grip = (name: string) => rows.filter({ hasText: name }).locator('.editor-grip')
  await grip('Slope').dragTo(rows.filter({ hasText: 'Friction' }), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(() => lessonTitles(page)).toEqual(['Falling bodies', 'Slope of a graph', 'Friction'])
  await grip('Friction').dragTo(rows.filter({ hasText: 'Slope' }), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(() => lessonTitles(page)).toEqual(['Falling bodies', 'Friction', 'Slope of a graph'])
  // Nothing has been published yet.
  await page.getByRole('link', { name: 'Preview as learner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Falling bodies' })).toBeVisible()
  await expect(page.getByRole('img', { name: '0 of 3 lessons done' })).toBeVisible()
  await page.getByRole('link', { name: wording('learn_as_learner_back') }).click()
  await button(page, 'Publish 5 changes').press('Enter')
  await expect(page.getByText('Everything is published')).toBeVisible()
  // The course's page keeps its figures until somebody applies those of the lessons.
  const videos = async () => ((await (await page.request.get(`/api/course/${id}`)).json()) as Course).videos
  await expect(page.getByRole('region', { name: wording('curriculum_figures') })).toBeVisible()
  expect(await videos()).toBe(course('').videos)
  await page
    .locator('.toast')
    .getByRole('button', { name: wording('curriculum_figures_set') })
    .click()
  await expect(page.getByRole('region', { name: wording('curriculum_figures') })).toBeHidden()
  expect(await videos()).toBe(0)
  const { sections } = (await (await page.request.get(`/api/curriculum/${id}`)).json()) as Curriculum
  expect(sections.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)])).toEqual([
    ['Speed', 'Falling bodies'],
    ['Forces', 'Friction', 'Slope of a graph'],
  ])
  // Deleting a published lesson says what learners keep, and can be undone.
  await button(page, wording('curriculum_more_of', { name: 'Friction' })).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const notice = page.locator('.toast', { hasText: wording('curriculum_deleted', { name: 'Friction' }) })
  await expect(notice).toContainText(wording('curriculum_deleted_published'))
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Everything is published')).toBeVisible()
  await page.getByRole('button', { name: 'Friction' }).and(page.locator('.editor-open')).click()
  await expect(page.getByRole('region', { name: wording('curriculum_as_learner') }).locator('strong')).toHaveText(
    'Friction',
  )
  await expectAccessible(page)

  // A broken formula is reported with its lesson, and only that lesson stays unpublished.
  await page.getByRole('textbox', { name: 'Text' }).fill('Force is $\\frac{1}$.')
  const wrongFormula = wordingPattern('curriculum_wrong_formula', { title: 'Friction' })
  await expect(page.getByRole('alert').filter({ hasText: wrongFormula })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill('Force is $\\frac{1}{2}$.')
  await expect(page.getByRole('alert').filter({ hasText: wrongFormula })).toBeHidden()
  await expect(page.getByText(wording('curriculum_unpublished_one'))).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill('About **Friction**.')
  await expect(page.getByText('Everything is published')).toBeVisible()

  // This is a preview, so nothing is recorded.
  const counted: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && counted.push(request.url())))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Preview as learner' }).click()
  await expect(page.getByText(wording('learn_as_learner'))).toBeVisible()
  await page.getByRole('button', { name: wording('learn_mark_done') }).click()
  await expect(page.getByRole('img', { name: '1 of 3 lessons done' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: ' }).click()
  await expect(page.getByRole('img', { name: '1 of 3 lessons done' })).toBeVisible()
  await page.getByRole('link', { name: wording('learn_as_learner_back') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible()
  expect(counted).toEqual([])
})

test.describe('with requests that fail', () => {
  test.use({ allow: /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('keeps changes through a reload without network, and asks when somebody else saved first', async ({
    page,
    token,
  }) => {
    const id = await openEditor(page, token)
    const saves = (url: URL) => url.pathname === `/api/curriculum/${id}`
    await page.route(saves, (route) => route.abort())
    await addSection(page, 'Mine')
    await expect(page.getByText(wording('curriculum_kept_here'))).toBeVisible()
    const theirs = { _id: '0192f0a0-0000-7000-8000-000000000001', title: 'Theirs', lessons: [] }
    await call(page.request, { token }, `PUT /curriculum/${id}`, { sections: [theirs], revision: 0 })
    await page.unroute(saves)
    await page.reload()
    const dialog = page.getByRole('dialog', { name: wording('form_conflict_title') })
    await expect(dialog).toContainText('1. Theirs')
    await expect(dialog).toContainText('1. Mine')
    await expect(dialog.getByRole('button', { name: wording('form_conflict_load') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '1. Theirs' })).toBeVisible()
    await page
      .locator('.toast')
      .getByRole('button', { name: wording('curriculum_mine_back') })
      .click()
    await expect(page.getByRole('heading', { name: '1. Mine' })).toBeVisible()
    await expect(page.getByText(wording('curriculum_unpublished_one'))).toBeVisible()
    expect((await savedDraft(page, token, id)).sections.map(({ title }) => title)).toEqual(['Mine'])
  })

  test(
    'continues an upload after a reload, and shows mistakes in captions',
    { tag: '@long' },
    async ({ page, token }) => {
      const id = await openEditor(page, token)
      await addSection(page, 'Speed')
      let parts = 0
      // The network breaks after the first part.
      await page.route('**/uploads/*', (route) =>
        route.request().method() === 'PATCH' && ++parts > 1 ? route.abort() : route.continue(),
      )
      const choose = page.getByLabel('Choose files for Speed')
      // Refused files stay listed until dismissed.
      await choose.setInputFiles([
        { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
        { name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
      ])
      const refused = page.getByRole('list', { name: 'Not added' })
      await expect(refused.getByRole('listitem')).toHaveCount(2)
      await refused.getByRole('button', { name: wording('curriculum_dismiss', { name: 'notes.docx' }) }).click()
      await expect(refused.getByRole('listitem')).toHaveCount(1)
      await choose.setInputFiles(VIDEO)
      await expect(page.locator('.editor-lesson')).toContainText(
        new RegExp(`Uploading|${wording('curriculum_no_network')}`),
      )
      await expect.poll(async () => (await savedDraft(page, token, id)).files[0]?.arrived).toBe(1024 * 1024)
      // The loss is shown immediately, although the upload hasn't been given up yet.
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await expect(page.locator('.editor-lesson')).toContainText(wording('curriculum_no_network'), { timeout: 3000 })
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.locator('.editor-lesson')).toContainText('Stopped at 33%')
      await page.unroute('**/uploads/*')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PATCH') sent.push(request.headers()['upload-offset'] ?? '')
      })
      // Choosing another file would discard the part that has arrived.
      await page
        .getByLabel(`${wording('curriculum_choose_same')}: slope`)
        .setInputFiles({ ...VIDEO, name: 'other.mp4' })
      const question = page.getByRole('dialog', { name: 'Use another file?' })
      await expect(question).toContainText('“slope.mp4” is partly uploaded. If you use “other.mp4”, that part is lost.')
      await question.getByRole('button', { name: 'Keep upload' }).click()
      await expect(page.locator('.editor-lesson')).toContainText('Stopped at 33%')
      await page.getByLabel(`${wording('curriculum_choose_same')}: slope`).setInputFiles(VIDEO)
      await expect.poll(() => sent).toEqual([1024 * 1024, 2 * 1024 * 1024].map(String))
      await expect(page.locator('.editor-lesson')).toContainText(/Waiting|Encoding|Failed/)
      await page.locator('.editor-open').click()
      const captions = page.getByLabel('Add captions: English')
      const vtt = (text: string) => ({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
      await captions.setInputFiles(vtt('WEBVTT\n\n00:05.000 --> 00:04.000\nBack.\n'))
      await expect(
        page.getByText(wording('curriculum_vtt_line', { n: 3, mistake: wording('curriculum_vtt_backwards') })),
      ).toBeVisible()
      const srt = Buffer.from('1\r\n00:00:00,000 --> 00:00:04,000\r\nHello.\r\n')
      await captions.setInputFiles({ name: 'en.srt', mimeType: 'application/x-subrip', buffer: srt })
      await expect(button(page, 'Delete captions: English')).toBeVisible()
      await page.goto('/admin/files')
      await expect(page.getByRole('row', { name: /slope\.mp4/ }).first()).toContainText(/Waiting|Encoding|Failed/)
      await expectAccessible(page)
    },
  )
})

test.describe('with a file that cannot be imported', () => {
  test.use({ allow: /Failed to load resource/ })

  test(
    'writes and imports a quiz, previews it, and publishes what is finished',
    { tag: '@long' },
    async ({ page, token, someone }) => {
      const id = await openEditor(page, token)
      await expect(page.getByText(wording('curriculum_nothing_yet'))).toBeVisible()
      await addSection(page, 'Speed')
      await button(page, 'Add a lesson to Speed').press('Enter')
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
      await page.keyboard.type('Test yourself')
      // The last lesson is a task.
      await page.getByRole('radio', { name: 'Video', exact: true }).press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      const field = (name: string) => page.getByRole('complementary').getByRole('textbox', { name, exact: true })
      await expect(field('Attempts')).toHaveValue('3')
      await expect(page.getByRole('switch', { name: wording('quizform_daily') })).toBeChecked()
      await expect(page.getByLabel(wording('quizform_reveal'))).toHaveValue('passed')
      await field(wording('quizform_pass')).fill('500')
      await expect(page.getByText('Must be 100 or less.')).toBeVisible()
      await field(wording('quizform_pass')).fill('৫০')

      // A question of one answer is unfinished until its correct choice is marked.
      await button(page, 'One answer').press('Enter')
      await expect(field('Question')).toBeFocused()
      await page.keyboard.type('Half of $\\frac{1}{2}$?')
      await button(page, 'Done').press('Enter')
      await expect(page.getByRole('radio', { name: wording('quizform_is_right', { name: 'Choice 1' }) })).toBeFocused()
      await expect(page.getByText(wording('quizform_mark_right'))).toBeVisible()
      await field('Choice 1').fill('A quarter')
      await field('Choice 2').fill('One')
      await page.getByLabel(wording('curriculum_picture'), { exact: true }).setInputFiles('web/public/icons/192.png')
      await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible()
      await page.reload()
      await expect(page.getByText(wording('quizform_unfinished_one'))).toBeVisible()
      await page.getByRole('button', { name: 'Half of' }).and(page.locator('.editor-open')).click()
      await expect(field('Choice 2')).toHaveValue('One')
      await page.getByRole('radio', { name: wording('quizform_is_right', { name: 'A quarter' }) }).check()
      const preview = page.getByRole('region', { name: wording('curriculum_as_learner') })
      await expect(preview.locator('mfrac')).toBeVisible()
      await expect(preview.getByRole('radio', { name: 'A quarter' })).toBeAttached()
      await expectAccessible(page)
      await button(page, 'Done').click()

      await button(page, 'Number').click()
      await field('Question').fill('Half of 5?')
      await field(wording('quizform_right_number')).fill('২.৫')
      await field('Unit').fill('kg')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Half of 5?' }).and(page.locator('.editor-open'))).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(said(page, 'Half of 5?, now 1 of 2')).toBeAttached()

      // Restores a question that was deleted by mistake, and duplicates one.
      await button(page, wording('curriculum_more_of', { name: 'Half of 5?' })).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.locator('.toast', { hasText: 'Half of 5?' }).getByRole('button', { name: 'Undo' }).click()
      await button(page, wording('curriculum_more_of', { name: 'Half of 5?' })).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await field('Question').fill('Half of 7?')
      await field(wording('quizform_right_number')).fill('3.5')
      await button(page, 'Done').click()

      await button(page, 'Import').click()
      const dialog = page.getByRole('dialog')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await button(page, 'Import').click()
      const gift = (text: string) => ({ name: 'quiz.gift', mimeType: 'text/plain', buffer: Buffer.from(text) })
      const matching = 'Match. {\n=Nepal -> Kathmandu\n=Japan -> Tokyo\n}\n'
      await dialog.getByLabel(wording('curriculum_choose')).setInputFiles(gift(`${matching}\nWhich river?\n`))
      await dialog.getByRole('button', { name: wording('quizform_read') }).click()
      await expect(dialog.getByText(wording('field_quiz_line_unreadable', { n: 6 }))).toBeVisible()
      await dialog.getByRole('textbox').fill(`${matching}\nWhich river? {=Padma =পদ্মা}\n`)
      await dialog.getByRole('button', { name: wording('quizform_read') }).click()
      await expect(dialog.getByText('2 questions found')).toBeVisible()
      await dialog.getByRole('button', { name: 'Add to the end' }).click()
      await expect(page.getByRole('heading', { name: 'Questions (5)' })).toBeVisible()
      await page.getByRole('button', { name: 'Match.' }).and(page.locator('.editor-open')).click()
      await expect(field('Right 2')).toHaveValue('Tokyo')
      await expect(preview.getByRole('combobox')).toHaveCount(2)

      await page.getByRole('switch', { name: 'Free preview' }).check()
      await page.getByRole('button', { name: /^Publish/ }).click()
      await expect(page.getByText('Everything is published')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Questions (5)' })).toBeVisible()
      await expect(page.locator('.editor-lesson')).toContainText('5 questions')
      await expect(page.getByText('Everything is published')).toBeVisible()

      const learner = await someone(false)
      const { _id: quiz, quiz: draft } = (await savedDraft(page, token, id)).sections[0]!.lessons[0]!
      expect(draft).toMatchObject({ pass: 50, attempts: 3, daily: true, reveal: 'passed' })
      const { questions } = await call<Attempt>(page.request, learner, `POST /quiz/${quiz}/attempt`)
      expect(questions.map(({ kind, text }) => [kind, text])).toEqual([
        ['number', 'Half of 5?'],
        ['number', 'Half of 7?'],
        ['one', 'Half of $\\frac{1}{2}$?'],
        ['match', 'Match.'],
        ['text', 'Which river?'],
      ])
      expect(questions[2]!.picture).toMatch(/^\/media\/.+\.webp$/)
    },
  )
})

test.describe('with a zip that cannot be imported', () => {
  test.use({ allow: /Failed to load resource/ })

  test(
    'downloads a course as a zip, and brings it back after it was edited',
    { tag: '@long' },
    async ({ page, token }) => {
      const id = await openEditor(page, token)
      await addSection(page, 'Speed')
      await addText(page, 'Speed', 'Slope of a graph')
      const downloading = page.waitForEvent('download')
      await button(page, 'Download zip').click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^Motion.*\.zip$/)
      const zip = zipFolder(readFileSync(await download.path()))
      const files: FolderFiles = {}
      for (const name of zip.names) files[name] = await bytesIn(zip, name)
      const lesson = '01-slope-of-a-graph.md'
      const importZip = async (content: FolderFiles) =>
        page
          .getByLabel(wording('curriculum_folder_import'))
          .setInputFiles({ name: 'motion.zip', mimeType: 'application/zip', buffer: await zipOf(content) })

      await importZip({ ...files, [lesson]: '---\ntitle: Slope\nkind: song\n---\n' })
      await expect(page.getByText(`${lesson}, line 3 (kind): ${wording('field_not_a_choice')}`)).toBeVisible()
      expect(await lessonTitles(page)).toEqual(['Slope of a graph'])

      await importZip({ ...files, [lesson]: String(files[lesson]).replace('Slope of a graph', 'The slope of a graph') })
      await expect.poll(() => lessonTitles(page)).toEqual(['The slope of a graph'])
      await expect(page.getByText(wording('curriculum_folder_done'))).toBeVisible()
      expect((await savedDraft(page, token, id)).sections[0]!.lessons[0]!.title).toBe('The slope of a graph')
      await expectAccessible(page)
    },
  )
})

asAdmin('adds a course from a zip', async ({ page }) => {
  await open(page, '/addCourse')
  await page
    .getByLabel(wording('curriculum_folder_import'))
    .setInputFiles({ name: 'fractions.zip', mimeType: 'application/zip', buffer: await zipOf(smallCourse) })
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible()
  await expect.poll(() => lessonTitles(page)).toEqual(['What a half is'])
})
