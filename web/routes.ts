// The route table: every page of the site and its file. Each file says in its `handle` whether the page needs a
// signed-in person.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // Home. Its three paths are the tabs of the live classes.
  layout('site/home/home.tsx', [
    index('site/home/live-one-to-four.tsx'),
    route('gradeEight', 'site/home/live-five-to-eight.tsx'),
    route('gradeTwelve', 'site/home/live-nine-to-twelve.tsx'),
  ]),

  // Public
  route('contact', 'site/contact/contact.tsx'),
  route('blogs', 'catalogue/blogs/blogs.tsx'),
  route('privacy', 'site/privacy/privacy.tsx'),
  route('terms', 'orders/policies/terms.tsx'),
  route('refunds', 'orders/policies/refunds.tsx'),
  route('searchCourse/:searchCourse?', 'catalogue/search/search.tsx'),

  // The catalogue. Classes: two to twelve; class one without a name. Courses: discountCourse, liveCourse, specialCourse,
  // IslamicCourse, KidsCourse, EntertainingCourse; free courses without a name. Instructors: english, mathematics,
  // chemistry, physics, biology, finance, religious, programming; Bengali without a name.
  route('classes/:className?', 'catalogue/courses/academic.tsx'),
  route('courses/:category?', 'catalogue/courses/skills.tsx'),
  route('instructor/:subject?', 'catalogue/instructors/instructors.tsx'),
  route('teacher/:id', 'catalogue/instructors/teacher.tsx'),
  route(':classCourse/coursesInfo/:id', 'catalogue/course/course.tsx'),
  route('books', 'catalogue/books/books.tsx'),
  route('book/:id', 'catalogue/book/book.tsx'),
  route('blog/:id', 'catalogue/blogs/blog.tsx'),

  // Live classes: the timetable, and a batch as seen by visitors, learners and its host
  route('live', 'live/timetable/timetable.tsx'),
  route('live/:id', 'live/batch/batch.tsx'),

  // Account, orders and payment
  route('login', 'people/sign-in/login.tsx'),
  route('register', 'people/sign-in/register.tsx'),
  route('confirmEmail', 'people/sign-in/confirm-email.tsx'),
  route('signedIn', 'people/sign-in/signed-in.tsx'),
  route('myProfile', 'people/profile/my-profile.tsx'),
  route('addReviwe', 'site/reviews/add-review.tsx'),
  route('myOrder', 'orders/own/my-order.tsx'),
  route('myCollection', 'site/collection/my-collection.tsx'),
  // What is saved on this device, which opens offline.
  route('downloads', 'learning/downloads/downloads.tsx'),
  route('payment/:id', 'orders/payment/payment.tsx'),
  route('receipt/:id', 'orders/own/receipt.tsx'),
  // For anyone with the link, without an account.
  route('pay/:secret', 'orders/pay-links/pay.tsx'),

  // Purchases. Free previews and samples are public.
  route('learn/:courseId/:lessonId?', 'learning/lesson/learn.tsx'),
  route('learn/:courseId/:lessonId/quiz', 'learning/quiz/quiz.tsx'),
  route('learn/:courseId/:lessonId/task', 'learning/task/task.tsx'),
  route('read/:bookId', 'learning/reading/read.tsx'),
  route('announcement/:id', 'teaching/announcements/announcement.tsx'),
  route('stopMails/:secret', 'teaching/announcements/stop-mails.tsx'),
  route('guardian/:secret', 'learning/guardian/guardian.tsx'),
  route('myCertificate/:courseId', 'learning/certificates/my-certificate.tsx'),
  // Public once its owner has shared it.
  route('certificate/:code', 'learning/certificates/certificate.tsx'),

  // A class: before, in its room, and after.
  route('live/room/:id', 'live/room/room-page.tsx'),

  // Grading fills the window, so it has no tabs above it.
  route('teach/tasks/:handIn?', 'teaching/desk/teach-tasks.tsx'),
  // For teachers. A new page is a line here and, if it has a tab, one in teaching/desk/teach-pages.ts.
  layout('teaching/desk/teach-shell.tsx', [
    route('teach', 'teaching/desk/teach.tsx'),
    route('teach/overview', 'teaching/overview/teach-overview.tsx'),
    route('teach/earnings', 'orders/earnings/earnings.tsx'),
    route('teach/announce', 'teaching/announcements/announce.tsx'),
    route('teach/learners/:courseId', 'teaching/learners/learners.tsx'),
    route('teach/live', 'live/hosting/teach/teach-live.tsx'),
    route('teach/live/new', 'live/hosting/teach/new-batch.tsx'),
    route('teach/live/:batch', 'live/hosting/teach/manage-batch.tsx'),
    route('teach/new', 'teaching/desk/new-course.tsx'),
    route('teach/:courseId', 'teaching/desk/course/teach-course.tsx'),
    route('teach/:courseId/details', 'teaching/desk/course/course-details.tsx'),
  ]),
  route('teachInvite/:secret', 'teaching/desk/invitation.tsx'),

  route('admin/tasks/:handIn?', 'learning/grading/admin-tasks.tsx'),
  // For administrators. Anyone signed in may open the update pages, which tell other people that they need admin
  // rights.
  layout('office/shell/shell.tsx', [
    route('users', 'people/users/all-users.tsx'),
    route('addCourse', 'teaching/course-form/add-course.tsx'),
    route('addBook', 'catalogue/book-form/add-book.tsx'),
    route('addBlog', 'catalogue/blog-form/add-blog.tsx'),
    route('addInstructor', 'catalogue/instructor-form/add-instructor.tsx'),
    route(':classCourse/update/:id', 'teaching/course-form/update-course.tsx'),
    route('updateBook/:id', 'catalogue/book-form/update-book.tsx'),
    route('updateBlog/:id', 'catalogue/blog-form/update-blog.tsx'),
    route(':Subject/newAdd/:id', 'catalogue/instructor-form/update-instructor.tsx'),
    route('admin', 'office/administration/administration.tsx'),
    route('admin/messages', 'site/contact/admin/messages.tsx'),
    route('admin/orders', 'orders/records/orders.tsx'),
    route('admin/refunds', 'orders/refunds/refunds.tsx'),
    route('admin/coupons/:coupon?', 'orders/coupons/coupons.tsx'),
    route('admin/money', 'orders/money/money.tsx'),
    route('admin/payouts', 'orders/payouts/payouts.tsx'),
    route('admin/announce', 'teaching/announcements/admin-announce.tsx'),
    route('admin/learners/:courseId', 'teaching/learners/admin-learners.tsx'),
    route('admin/live', 'live/hosting/admin/admin-live.tsx'),
    route('admin/live/new', 'live/hosting/admin/new-batch.tsx'),
    route('admin/live/:batch', 'teaching/reviews/manage-batch.tsx'),
    route('admin/questions', 'learning/discussions/admin/questions.tsx'),
    route('admin/import', 'office/import/import.tsx'),
    route('admin/bin', 'office/records/bin.tsx'),
    route('admin/audit', 'office/records/audit.tsx'),
    route('admin/files', 'files/list/files.tsx'),
    route('admin/certificates', 'learning/certificates/admin/certificates.tsx'),
    route('admin/ratings', 'catalogue/ratings/admin/ratings.tsx'),
    route('admin/reviews/:courseId?', 'teaching/reviews/reviews.tsx'),
    route('admin/policies', 'orders/policies/admin/policies.tsx'),
    route('admin/policies/:policy', 'orders/policies/admin/edit-policy.tsx'),
    route('curriculum/:courseId', 'teaching/curriculum/curriculum.tsx'),
  ]),

  route('offline', 'site/offline.tsx'),
  route('*', 'site/not-found.tsx'),
] satisfies RouteConfig
