// Every list of courses and instructors, titled and marked in its menu; `npm test` opens two of each kind.
import { TEXTS } from '../../contract/texts.ts'
import { cards, totalOf } from '../browser/catalogue.ts'
import { asStudent, open } from '../browser/people.ts'
import { expect } from '../browser/site.ts'

const CLASSES = [
  ['/classes', 'Class 1', 'classOne'],
  ['/classes/two', 'Class 2', 'classTwo'],
  ['/classes/three', 'Class 3', 'classThree'],
  ['/classes/four', 'Class 4', 'classFour'],
  ['/classes/five', 'Class 5', 'classFive'],
  ['/classes/six', 'Class 6', 'classSix'],
  ['/classes/seven', 'Class 7', 'classSeven'],
  ['/classes/eight', 'Class 8', 'classEight'],
  ['/classes/nine', 'Class 9', 'classNine'],
  ['/classes/ten', 'Class 10', 'classTen'],
  ['/classes/eleven', 'Class 11-12', 'classXI-XII'],
] as const
const SKILLS = [
  ['/courses', 'Free course', 'freeCourse'],
  ['/courses/discountCourse', 'Discounted course', 'discountCourse'],
  ['/courses/specialCourse', 'Crash course', 'specialCourse'],
  ['/courses/IslamicCourse', 'Islamic course', 'islamicCourse'],
  ['/courses/KidsCourse', 'Kids course', 'kidsCourse'],
  ['/courses/EntertainingCourse', 'Entertaining Courses', 'entertainCourse'],
  ['/courses/liveCourse', 'Live classes', 'liveCourse'],
] as const
const SUBJECTS = [
  ['Bengali', '/instructor'],
  ['English', '/instructor/english'],
  ['Mathematics', '/instructor/mathematics'],
  ['Chemistry', '/instructor/chemistry'],
  ['Physics', '/instructor/physics'],
  ['Biology', '/instructor/biology'],
  ['Finance', '/instructor/finance'],
  ['Religious', '/instructor/religious'],
  ['Programming', '/instructor/programming'],
] as const

for (const [name, lists] of [
  ['Academic Course', CLASSES],
  ['Skill Development Course', SKILLS],
] as const) {
  asStudent(`a student sees each list of ${name}, titled and marked in its menu`, async ({ page }) => {
    const menu = page.getByRole('main').getByRole('navigation', { name })
    await open(page, lists[0][0])
    for (const [path, label, key] of lists) {
      await menu.getByRole('link', { name: new RegExp(`${label}$`) }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(label)
      await expect(page).toHaveTitle(`${label} | Porua`)
      await expect(menu.locator('[aria-current]')).toHaveText(new RegExp(`${label}$`))
      await expect(cards(page), path).toHaveCount(await totalOf(page.request, `/courses/${key}`))
    }
    await expect(menu.getByRole('link')).toHaveCount(lists.length)
  })
}

asStudent('class 12 shows the same list as class 11', async ({ page }) => {
  await page.goto('/classes/eleven')
  await expect(cards(page).first()).toBeVisible()
  const eleven = await cards(page).allTextContents()
  await page.goto('/classes/twelve')
  await expect(cards(page)).toHaveText(eleven)
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Academic Course' })
  await expect(menu.locator('[aria-current]')).toHaveAttribute('href', '/classes/eleven')
})

asStudent('the menu of instructors leads through all subjects', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Subjects' })
  await open(page, '/instructor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.instructorsTitle)
  await expect(menu.getByRole('link')).toHaveText(SUBJECTS.map(([label]) => label))
  for (const [label, path] of SUBJECTS) {
    await menu.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(menu.locator('[aria-current="page"]')).toHaveText(label)
    const answer = await page.request.get(`/api/instructors/${label === 'Religious' ? 'Religion' : label}`)
    const people = (await answer.json()) as { name: string }[]
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
      people.map(({ name }) => name),
    )
    await expect(page.getByText(`${label}, ${people.length} instructors`)).toBeVisible()
  }
})
