// Checks JSON-LD against what search engines document: the properties that a type must have, and how they are written.
import assert from 'node:assert/strict'

export type JsonLd = { '@type': string | string[]; [property: string]: unknown }

const REQUIRED: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  Audiobook: ['duration'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  Book: ['name', 'url', 'author', 'bookFormat', 'offers'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  EducationalOrganization: ['name', 'url', 'logo'],
  LearningResource: ['name', 'url'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'category'],
  Organization: ['name', 'url'],
  Person: ['name'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
}

const FORMS: Record<string, RegExp> = {
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
  thumbnailUrl: /^https?:\/\//,
  bookFormat: /^https:\/\/schema\.org\/(EBook|AudiobookFormat)$/,
  // A moment with a time zone.
  uploadDate: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  datePublished: /^\d{4}-\d\d-\d\d/,
  duration: /^PT[1-9]\d*[HMS]$/,
  courseWorkload: /^PT[1-9]\d*[HM]$/,
  courseMode: /^Online$/,
  category: /^(Free|Paid)$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  inLanguage: /^(bn|en)$/,
}

export function checkJsonLd(item: JsonLd): void {
  const types = [item['@type']].flat()
  for (const type of types) {
    const required = REQUIRED[type]
    assert.ok(required, `no rules for ${type}`)
    for (const property of required) {
      const value = item[property]
      assert.ok(value !== undefined && value !== null && value !== '' && String(value) !== '', `${type}.${property}`)
    }
  }
  if (types.includes('BreadcrumbList')) {
    const steps = item.itemListElement as { position: number; item?: string }[]
    assert.ok(steps.length > 1)
    assert.deepEqual(
      steps.map(({ position }) => position),
      steps.map((_, index) => index + 1),
    )
    assert.ok(steps.slice(0, -1).every((step) => step.item))
  }
  for (const [property, value] of Object.entries(item)) {
    for (const each of [value].flat()) {
      if (typeof each === 'string' && FORMS[property])
        assert.match(each, FORMS[property], `${types.join()}.${property}`)
      if (each && typeof each === 'object' && '@type' in each) checkJsonLd(each as JsonLd)
    }
  }
}
