// What search engines and shared links read in a page's HTML: everything of an open catalogue, a preview of a closed one.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { newId } from '#server/db/ids.ts'
import { ratings } from '#server/db/schema-classroom.ts'
import { addBuiltSite } from '../../helpers/built-site.ts'
import { checkJsonLd, type JsonLd } from '../../helpers/catalogue/json-ld.ts'
import { publishLessons } from '../../helpers/learning/lessons.ts'
import { raw } from '../../helpers/raw-request.ts'
import { blogBody, bookBody, courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function headOf(html: string) {
  const meta = (name: string) => {
    const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
    return content === undefined ? undefined : unescaped(content)
  }
  const links = (rel: string) =>
    Array.from(html.matchAll(new RegExp(`<link rel="${rel}"[^>]*? href="([^"]+)"`, 'g')), ([, href]) => href!)
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta,
    isHidden: meta('robots') === 'noindex',
    canonical: links('canonical')[0],
    languages: Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ([, language, href]) => [language, href],
    ),
    jsonLd: Array.from(scripts, ([, json]) => JSON.parse(json!) as JsonLd),
  }
}

type Record = { id: string; path: string; title: string; description: string; type: string; og: string }

/** A site with one course, book and post of its own, so that nothing depends on the demo's texts. */
async function startSite(openCatalogue: boolean) {
  const server = await startTestServer({ env: { OPEN_CATALOGUE: openCatalogue ? '1' : '0' } })
  const admin = await server.person('admin')
  const add = async (call: string, body: object): Promise<string> => {
    const added = await server.call(`POST /api/${call}`, { as: admin, body })
    assert.equal(added.status, 200, added.text)
    return added.json.insertedId
  }
  const long = `ভগ্নাংশ ও 'দশমিক' "সহজে". ${'অনেক কথা, '.repeat(60)}`
  const course = await add('addCourse', {
    ...courseBody,
    title: 'গণিত & <জ্যামিতি>',
    ShortDescription: long,
    about: 'What only the page tells.',
  })
  const lessons = await publishLessons(server, admin, course)
  const book = await add('addBook', { ...bookBody, bookName: "Rivers of 'Bengal'", about: 'Of water and words.' })
  const blog = await add('addBlog', {
    ...blogBody,
    title: 'How to read',
    description: `A first part. ${long} The end.`,
  })
  await addBuiltSite(server, openCatalogue)
  const records: { course: Record; book: Record; blog: Record } = {
    course: {
      id: course,
      path: `/classFive/coursesInfo/${course}`,
      title: 'গণিত & <জ্যামিতি>',
      description: 'ভগ্নাংশ ও \'দশমিক\' "সহজে".',
      type: 'Course',
      og: 'website',
    },
    book: {
      id: book,
      path: `/book/${book}`,
      title: "Rivers of 'Bengal'",
      description: 'Of water and words.',
      type: 'Book',
      og: 'website',
    },
    blog: {
      id: blog,
      path: `/blog/${blog}`,
      title: 'How to read',
      description: 'A first part.',
      type: 'BlogPosting',
      og: 'article',
    },
  }
  const head = async (path: string) => {
    const page = await raw(server, path)
    return { status: page.status, html: page.text, ...headOf(page.text) }
  }
  return { server, admin, add, records, lessons, head }
}

type Started = Awaited<ReturnType<typeof startSite>>
const LISTS = [
  '/classes',
  '/classes/nine',
  '/courses',
  '/courses/KidsCourse',
  '/instructor',
  '/instructor/physics',
  '/books',
]
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address!)

describe('pages behind the login', () => {
  let site: Started
  let server: TestServer
  let admin: Person
  before(async () => {
    site = await startSite(false)
    ;({ server, admin } = site)
  })
  after(() => server.close())

  test('a record’s page has a link preview and nothing else, in both languages', async () => {
    for (const { path, title, description, og } of Object.values(site.records)) {
      for (const language of ['en', 'bn'] as const) {
        const address = language === 'en' ? path : `${path}?lang=bn`
        const page = await site.head(address)
        assert.equal(page.status, 200, address)
        assert.ok(page.title.startsWith(`${title} | `), page.title)
        assert.equal(page.meta('og:title'), page.title)
        assert.ok(page.meta('description')!.startsWith(description), page.meta('description'))
        assert.ok(page.meta('description')!.length < 420)
        assert.equal(page.meta('og:description'), page.meta('description'))
        assert.equal(page.meta('og:url'), server.url + address)
        assert.equal(page.meta('og:type'), og)
        assert.equal(page.meta('og:locale'), language === 'en' ? 'en_US' : 'bn_BD')
        assert.match(page.meta('og:image')!, /^http/)
        assert.deepEqual([page.isHidden, page.canonical, page.languages, page.jsonLd], [true, undefined, [], []])
        for (const hidden of ['What only the page tells', 'The end.', 'A preview', 'PORUA10', 'Second writer']) {
          assert.ok(!page.html.includes(hidden), `${address}: ${hidden}`)
        }
      }
    }
  })

  test('a guarded page is the same for everybody', async () => {
    const { path } = site.records.course
    const visitor = await raw(server, path)
    const member = await raw(server, `${path}?utm_source=chat`, { headers: { authorization: `Bearer ${admin.token}` } })
    assert.deepEqual(visitor.bytes, member.bytes)
    assert.equal(visitor.headers['cache-control'], 'public, no-cache')
  })

  test('a guarded list has a link preview with the site’s picture', async () => {
    for (const path of LISTS) {
      const page = await site.head(path)
      assert.deepEqual([page.status, page.isHidden, page.canonical, page.jsonLd], [200, true, undefined, []], path)
      assert.equal(page.meta('og:title'), page.title)
      assert.ok(page.meta('og:description')!.length > 20, path)
      assert.equal(page.meta('og:image'), `${server.url}/og/site.png`)
    }
  })

  test('draws the picture of a shared link from the cover of what is behind the login', async () => {
    const [course] = (await server.call('GET /api/courses/classNine?limit=1')).json
    const { meta } = await site.head(`/classNine/coursesInfo/${course._id}`)
    assert.equal(meta('og:image'), `${server.url}/og/course/${course._id}.png`)
    const { bytes } = await raw(server, `/og/course/${course._id}.png`)
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['png', 1200, 630])
    const shouted = course._id.toUpperCase()
    for (const path of [`/og/course/${shouted}.png`, `/covers/course/${shouted}.svg`]) {
      assert.equal((await raw(server, path)).status, 404, 'one spelling, so that nothing is drawn twice')
    }
  })

  test('private pages have no link preview', async () => {
    for (const path of [
      '/myProfile',
      '/myOrder',
      '/users',
      `/payment/${newId()}`,
      `/learn/${site.records.course.id}`,
    ]) {
      const page = await site.head(path)
      assert.deepEqual([page.isHidden, page.meta('og:title')], [true, undefined], path)
    }
  })

  test('an unknown or deleted record of a closed catalogue is 404 without a preview', async () => {
    const gone = await site.add('addBook', { ...bookBody, bookName: 'Soon gone' })
    assert.equal((await site.head(`/book/${gone}`)).status, 200)
    await server.call(`DELETE /api/bookDelete/${gone}`, { as: admin })
    for (const path of [`/book/${gone}`, `/book/${newId()}`, `/blog/${newId()}`, `/classNine/coursesInfo/${newId()}`]) {
      const page = await site.head(path)
      assert.deepEqual([page.status, page.isHidden, page.meta('og:title')], [404, true, undefined], path)
      assert.ok(!page.html.includes('Soon gone'))
    }
    assert.equal((await raw(server, `/og/book/${gone}.png`)).status, 404)
  })

  test('the sitemap of a closed catalogue has its open pages alone', async () => {
    assert.deepEqual(locations((await raw(server, '/sitemap.xml')).text), [`${server.url}/sitemap/pages.xml`])
    const listed = locations((await raw(server, '/sitemap/pages.xml')).text)
    assert.ok(!listed.some((address) => LISTS.includes(new URL(address).pathname)))
    assert.equal((await raw(server, '/sitemap/courses-1.xml')).status, 404)
  })
})

describe('pages of an open catalogue', () => {
  let site: Started
  let server: TestServer
  let admin: Person
  before(async () => {
    site = await startSite(true)
    ;({ server, admin } = site)
  })
  after(() => server.close())

  test('a record’s page can be indexed under one address in each language', async () => {
    for (const { path, title, description } of Object.values(site.records)) {
      const [english, bengali] = [server.url + path, `${server.url + path}?lang=bn`]
      const languages = [
        ['en', english],
        ['bn', bengali],
        ['x-default', english],
      ]
      const first = await site.head(path)
      assert.deepEqual([first.status, first.isHidden, first.canonical], [200, false, english])
      assert.deepEqual(first.languages, languages)
      assert.ok(first.meta('og:title')!.startsWith(title))
      assert.ok(first.meta('description')!.startsWith(description))
      const [, body] = (await raw(server, path)).text.split('</head>')
      const shown = body!.replaceAll(/<script.*?<\/script>/gs, '')
      assert.ok(unescaped(shown).includes(title), 'its content is in the HTML')
      const second = await site.head(`${path}?lang=bn`)
      assert.deepEqual([second.canonical, second.meta('og:url')], [bengali, bengali])
      assert.deepEqual(second.languages, languages)
    }
    const filtered = await site.head('/books?format=MP3')
    assert.equal(filtered.canonical, `${server.url}/books`)
  })

  test('a record’s JSON-LD has what search engines require, in both languages', async () => {
    const audio = await site.add('addBook', { ...bookBody, bookName: 'To hear', formate: 'MP3', minutes: 95 })
    const pages = [...Object.values(site.records), { path: `/book/${audio}`, type: 'Audiobook' }]
    for (const { path, type } of pages) {
      for (const query of ['', '?lang=bn']) {
        const { jsonLd } = await site.head(path + query)
        assert.ok(jsonLd.every((item) => item['@context'] === 'https://schema.org'))
        assert.deepEqual(
          jsonLd.map((item) => [item['@type']].flat().at(-1)),
          [type, 'BreadcrumbList'],
          path,
        )
        for (const item of jsonLd) checkJsonLd(item)
        if (jsonLd[0]!.url) assert.equal(jsonLd[0]!.url, server.url + path + query)
      }
    }
  })

  test('a course describes its free videos in JSON-LD, and no paid lesson', async () => {
    const { path, id } = site.records.course
    const { jsonLd } = await site.head(path)
    const parts = jsonLd[0]!.hasPart as JsonLd[]
    assert.deepEqual(
      parts.map(({ '@type': type, name, url, duration }) => [type, name, url, duration]),
      [['VideoObject', 'A preview', `${server.url}/learn/${id}/${site.lessons.preview}`, 'PT100S']],
    )
    const steps = jsonLd[1]!.itemListElement as { name: string; item?: string }[]
    assert.deepEqual(
      steps.map(({ item }) => item && new URL(item).pathname),
      ['/classes', '/classes/five', undefined],
    )
  })

  test('ratings are in JSON-LD from five real ones on, and samples of the demo are not', async () => {
    const { id, path } = site.records.book
    const rating = async () => (await site.head(path)).jsonLd[0]!.aggregateRating as JsonLd | undefined
    const rate = async (userId: string | null, stars: number) => {
      await server.deps.db
        .insert(ratings)
        .values({ id: newId(), productId: id, userId, stars, isDemo: userId === null })
    }
    // Any change of content will do, so that cached pages are rendered again.
    const change = () => site.add('addBlog', blogBody)
    for (const stars of [5, 4, 4, 5]) await rate((await server.person()).id, stars)
    await change()
    assert.equal(await rating(), undefined)
    await rate((await server.person()).id, 4)
    await change()
    const shown = (await rating())!
    checkJsonLd(shown)
    assert.deepEqual([shown.ratingValue, shown.ratingCount, shown.bestRating], [4.4, 5, 5])
    await rate(null, 5)
    await change()
    assert.equal(await rating(), undefined)
  })

  test('an unknown or deleted record of an open catalogue is 404 and not indexed', async () => {
    const gone = await site.add('addCourse', { ...courseBody, title: 'Soon gone' })
    const path = `/classFive/coursesInfo/${gone}`
    const listed = async () => locations((await raw(server, '/sitemap/courses-1.xml')).text)
    assert.equal((await site.head(path)).status, 200)
    assert.ok((await listed()).includes(server.url + path))
    await server.call(`DELETE /api/course/${gone}`, { as: admin })
    assert.ok(!(await listed()).includes(server.url + path))
    assert.equal((await raw(server, `/og/course/${gone}.png`)).status, 404)
    for (const address of [path, `/book/${newId()}`, `/blog/${newId()}`, '/classes/none', `/${newId()}`]) {
      const page = await site.head(address)
      assert.deepEqual([page.status, page.isHidden, page.canonical, page.jsonLd], [404, true, undefined, []], address)
      assert.ok(!page.html.includes('Soon gone'))
    }
  })

  test('the sitemap lists every list and record with its languages', async () => {
    const parts = locations((await raw(server, '/sitemap.xml')).text)
    const texts = await Promise.all(parts.map(async (part) => (await raw(server, new URL(part).pathname)).text))
    const listed = new Set(texts.flatMap(locations))
    const wanted = [...LISTS, ...Object.values(site.records).map(({ path }) => path)]
    for (const path of wanted) assert.ok(listed.has(server.url + path), path)
    const { path } = site.records.blog
    const link = `<xhtml:link rel="alternate" hreflang="bn" href="${server.url}${path}?lang=bn"/>`
    assert.ok(texts.some((text) => text.includes(link)))
    for (const path of LISTS) {
      const { status, canonical, isHidden } = await site.head(path)
      assert.deepEqual([status, canonical, isHidden], [200, server.url + path, false])
    }
  })
})
