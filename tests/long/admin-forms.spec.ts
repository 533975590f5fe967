// Each of the administrators' forms when it is sent empty; `npm test` takes Add Course.
import { asAdmin } from '../browser/admin.ts'
import { expectMissingFields } from '../browser/forms.ts'

for (const form of [
  { address: '/addBook', title: 'Add Book', missing: 11, first: 'Book name' },
  { address: '/addBlog', title: 'Add Blog', missing: 5, first: 'Title' },
  { address: '/addInstructor', title: 'Add Instructor', missing: 8, first: 'Bengali' },
]) {
  asAdmin(`${form.title} marks missing fields and sends nothing`, ({ page }) => expectMissingFields(page, form))
}
