// The owner's quoted texts, letter for letter: don't correct their spelling. This file imports nothing.

export const TEXTS = {
  emailRequired: 'email is requires',
  emailInvalid: 'Provide a valid email',
  passwordRequired: 'password is requires',
  passwordShort: 'Must be 6 characters or longer',
  nameRequired: 'Name is requires',
  resetSent: 'Sent email',
  rattingRange: 'Ratting Will Be Between 0 to 5 ',
  noUser: 'No user is logged in',
  adminMade: 'Successfully made an admin',
  adminFailed: 'Failed to make an admin',
  paymentDone: 'congrats! your payment is completed! ',
  paymentPopup: 'Payment Successful !!',
  profileUpdated: 'Profile Updated Successfully !!',
  reviewAdded: 'Your Review Add Successfully',
  bookAdded: 'Add a Book',
  bookUpdated: 'Update Book successfully',
  blogAdded: 'Add a Blog',
  blogUpdated: 'Update Blog successfully',
  instructorAdded: 'Instructor added successfully!!',
  instructorUpdated: 'Update the instructor successfully!!',
  deleteQuestion: 'Do You Want To Delete This ??',
  deleteButton: 'Delete',
  deleted: 'Deleted!',
  contactHeading: 'Send Your Message',
  contactButton: 'Send Message',
  contactTitle: 'Contact Us',
  contactCall: 'Call to ask any question',
  contactVisit: 'Visit our office',
  contactEmail: 'Email to get free quote',
  instructorsTitle: 'Our Instructors',
  blogsTitle: 'Blogs',
  blogMore: 'Read More',
  privacyOverview: 'Overview',
  privacyProvided: 'User Provided Information',
  privacyAutomatic: 'Automatically Collected Information',
  privacyHow: 'How Information Is Collected',
  privacyCookies: 'Cookies',
  notUpdated: 'Not Updated',
  updateProfile: 'Update Your Profile',
  heroTitle: 'Welcome To The Future Of Learning',
  booksTitle: 'Our Available Books',
  academicTitle: 'Academic Courses',
  brandsTitle: 'Our Brands & Products',
  investorsTitle: 'Our Investors',
  skillsTitle: 'Skill Development Courses',
  reviewsTitle: 'What Our Students Say About Us',
  booksList: 'Books List',
  viewDetails: 'View Details',
  buyCourse: 'Buy the Course',
  buyBook: 'Buy the Book',
  alreadyPaidCourse: 'ALREADY PAID',
  alreadyPaidBook: 'Already Paid',
} as const

export const courseAdded = (type: string) => `Add a Course for ${type}`
export const courseUpdated = (type: string) => `Update ${type}`
export const searchTotal = (count: number) => `Your Total Search Result Is: ${count}`

/** Default values of the Add forms. The server also uses them for fields that a call leaves out. */
export const COURSE_OBJECTIVE = {
  point1: 'Understand every chapter from first idea to exam question',
  point2: 'Practise with quizzes that show where to look again',
  point3: 'Ask, review and finish with notes of your own',
}
export const COURSE_SYLLABUS = {
  free: {
    title: 'Start free',
    point1: 'How the course works',
    point2: 'The first lesson in full',
    point3: 'A short quiz to find your level',
  },
  email: {
    title: 'Weekly practice',
    point1: 'One problem set a week',
    point2: 'Answers explained step by step',
    point3: 'A summary to keep',
  },
  monologues: {
    title: 'Explained in depth',
    point1: 'The hard parts, slowly',
    point2: 'Common mistakes and how to avoid them',
    point3: 'Revision before the exam',
  },
}
export const BOOK_OBJECTIVE = {
  point1: 'Read it in any order: each chapter stands alone',
  point2: 'Try the exercises; the answers are at the end',
  point3: 'Keep it on your phone and open it offline',
}
