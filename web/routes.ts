// The route table: every page of the site and its file. Each file says in its `handle` whether the page needs a
// signed-in person.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // Home; its three paths are the tabs of the live classes.
  layout('pages/home/home.tsx', [
    index('pages/home/live-one-to-four.tsx'),
    route('gradeEight', 'pages/home/live-five-to-eight.tsx'),
    route('gradeTwelve', 'pages/home/live-nine-to-twelve.tsx'),
  ]),

  // Public
  route('contact', 'pages/contact/contact.tsx'),
  route('blogs', 'pages/blogs/blogs.tsx'),
  route('privacy', 'pages/privacy/privacy.tsx'),
  route('terms', 'pages/policies/terms.tsx'),
  route('refunds', 'pages/policies/refunds.tsx'),
  route('searchCourse/:searchCourse?', 'pages/search/search.tsx'),

  // The catalogue. Classes: two to twelve; class one without a name. Courses: discountCourse, liveCourse, specialCourse,
  // IslamicCourse, KidsCourse, EntertainingCourse; free courses without a name. Instructors: english, mathematics,
  // chemistry, physics, biology, finance, religious, programming; Bengali without a name.
  route('classes/:className?', 'pages/courses/academic.tsx'),
  route('courses/:category?', 'pages/courses/skills.tsx'),
  route('instructor/:subject?', 'pages/instructors/instructors.tsx'),
  route('teacher/:id', 'pages/instructors/teacher.tsx'),
  route(':classCourse/coursesInfo/:id', 'pages/course/course.tsx'),
  route('books', 'pages/books/books.tsx'),
  route('book/:id', 'pages/book/book.tsx'),
  route('blog/:id', 'pages/blogs/blog.tsx'),

  // Live classes: the timetable, and a batch as visitors, learners and its host see it
  route('live', 'live/timetable/timetable.tsx'),
  route('live/:id', 'live/batch/batch.tsx'),

  // Account, orders and payment
  route('login', 'pages/sign-in/login.tsx'),
  route('register', 'pages/sign-in/register.tsx'),
  route('confirmEmail', 'pages/sign-in/confirm-email.tsx'),
  route('signedIn', 'pages/sign-in/signed-in.tsx'),
  route('myProfile', 'pages/profile/my-profile.tsx'),
  route('addReviwe', 'pages/review/add-review.tsx'),
  route('myOrder', 'pages/orders/my-order.tsx'),
  route('myCollection', 'pages/orders/my-collection.tsx'),
  // What is saved on this device; it opens without a network.
  route('downloads', 'pages/downloads/downloads.tsx'),
  route('payment/:id', 'pages/payment/payment.tsx'),
  route('receipt/:id', 'pages/orders/receipt.tsx'),
  // For whoever has the link, without an account.
  route('pay/:secret', 'pages/pay/pay.tsx'),

  // Purchases; free previews and samples are public.
  route('learn/:courseId/:lessonId?', 'learning/lesson/learn.tsx'),
  route('learn/:courseId/:lessonId/quiz', 'learning/quiz/quiz.tsx'),
  route('learn/:courseId/:lessonId/task', 'learning/task/task.tsx'),
  route('read/:bookId', 'reading/read.tsx'),
  route('announcement/:id', 'pages/announcement/announcement.tsx'),
  route('stopMails/:secret', 'pages/announcement/stop-mails.tsx'),
  route('guardian/:secret', 'pages/guardian/guardian.tsx'),
  route('myCertificate/:courseId', 'learning/certificate/my-certificate.tsx'),
  // Public once its owner has shared it.
  route('certificate/:code', 'learning/certificate/certificate.tsx'),

  // A class: before, in its room, and after.
  route('live/room/:id', 'live/room/room-page.tsx'),

  // Grading fills the window, so that it has no tabs above it.
  route('teach/tasks/:handIn?', 'pages/teach/teach-tasks.tsx'),
  // For teachers: a new page is a line here and, if the tabs lead to it, one in pages/teach/teach-pages.ts.
  layout('pages/teach/teach-shell.tsx', [
    route('teach', 'pages/teach/teach.tsx'),
    route('teach/overview', 'teaching/overview/teach-overview.tsx'),
    route('teach/earnings', 'teaching/earnings/earnings.tsx'),
    route('teach/announce', 'teaching/announce/announce.tsx'),
    route('teach/learners/:courseId', 'teaching/learners/learners.tsx'),
    route('teach/live', 'teaching/live/teach-live.tsx'),
    route('teach/live/new', 'teaching/live/new-batch.tsx'),
    route('teach/live/:batch', 'teaching/live/manage-batch.tsx'),
    route('teach/new', 'pages/teach/new-course.tsx'),
    route('teach/:courseId', 'pages/teach/course/teach-course.tsx'),
    route('teach/:courseId/details', 'pages/teach/course/course-details.tsx'),
  ]),
  route('teachInvite/:secret', 'pages/teach/invitation.tsx'),

  route('admin/tasks/:handIn?', 'admin/tasks/tasks.tsx'),
  // For administrators. Anybody signed in may open the update pages, which tell others that they need admin rights.
  layout('admin/shell/shell.tsx', [
    route('users', 'admin/users/all-users.tsx'),
    route('addCourse', 'admin/content/course/add-course.tsx'),
    route('addBook', 'admin/content/book/add-book.tsx'),
    route('addBlog', 'admin/content/blog/add-blog.tsx'),
    route('addInstructor', 'admin/content/instructor/add-instructor.tsx'),
    route(':classCourse/update/:id', 'admin/content/course/update-course.tsx'),
    route('updateBook/:id', 'admin/content/book/update-book.tsx'),
    route('updateBlog/:id', 'admin/content/blog/update-blog.tsx'),
    route(':Subject/newAdd/:id', 'admin/content/instructor/update-instructor.tsx'),
    route('admin', 'admin/administration.tsx'),
    route('admin/messages', 'admin/records/messages.tsx'),
    route('admin/orders', 'admin/records/orders.tsx'),
    route('admin/refunds', 'admin/refunds/refunds.tsx'),
    route('admin/coupons/:coupon?', 'admin/coupons/coupons.tsx'),
    route('admin/money', 'admin/money/money.tsx'),
    route('admin/payouts', 'admin/payouts/payouts.tsx'),
    route('admin/announce', 'admin/announce/announce.tsx'),
    route('admin/learners/:courseId', 'admin/learners/learners.tsx'),
    route('admin/live', 'admin/live/live.tsx'),
    route('admin/live/new', 'admin/live/new-batch.tsx'),
    route('admin/live/:batch', 'admin/live/manage-batch.tsx'),
    route('admin/questions', 'admin/questions/questions.tsx'),
    route('admin/import', 'admin/import/import.tsx'),
    route('admin/bin', 'admin/records/bin.tsx'),
    route('admin/audit', 'admin/records/audit.tsx'),
    route('admin/files', 'admin/records/files.tsx'),
    route('admin/certificates', 'admin/certificates/certificates.tsx'),
    route('admin/ratings', 'admin/records/ratings.tsx'),
    route('admin/reviews/:courseId?', 'admin/reviews/reviews.tsx'),
    route('admin/policies', 'admin/policies/policies.tsx'),
    route('admin/policies/:policy', 'admin/policies/edit-policy.tsx'),
    route('curriculum/:courseId', 'teaching/curriculum/curriculum.tsx'),
  ]),

  route('offline', 'pages/offline.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
