// The worker thread of the search index: it answers in order, and reports a crash or close clearly.
import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createSearch } from '#server/modules/catalogue/search/search-client.ts'
import { entry, found, id } from '../../helpers/catalogue/title-entries.ts'

describe('search in a worker', () => {
  const search = createSearch()
  after(() => search.close())

  it('answers searches in order, during and after loading', async () => {
    const answers: string[] = []
    const loading = [0, 1, 2, 3].map((batch) =>
      search
        .put(Array.from({ length: 1000 }, (_, i) => entry(batch * 1000 + i, `Course ${batch * 1000 + i} বিজ্ঞান`)))
        .then(() => answers.push(`put ${batch}`)),
    )
    const early = search.find('বিজ্ঞান', { limit: 1 }).then((page) => answers.push(`find ${page!.total}`) && page)
    await Promise.all([...loading, search.build()])
    assert.deepEqual(await early, { total: 4000, ids: [id(3999)] })
    assert.deepEqual(answers, ['put 0', 'put 1', 'put 2', 'put 3', 'find 4000'])
    const { course, book } = await search.suggest('coures 1234', { course: 1 })
    assert.deepEqual([course, book], [[found(1234, 'Course 1234 বিজ্ঞান')], []])
    const deleted = [3999, 12].map((number) => ({ ...entry(number, 'Old'), isHidden: true }))
    void search.put([...deleted, entry(5000, 'New বিজ্ঞান')])
    assert.deepEqual(await search.find('বিজ্ঞান', { limit: 2 }), { total: 3999, ids: [id(5000), id(3998)] })
  })

  it('rejects only the search that cannot be carried out', async () => {
    await assert.rejects(search.find('x', { limit: (() => 1) as unknown as number }), Error)
    assert.equal((await search.find('course 77', { limit: 1 }))!.total > 0, true)
  })

  it('rejects waiting searches when the worker is closed', async () => {
    const other = createSearch()
    const waiting = assert.rejects(other.find('a', { limit: 1 }), /closed/)
    await other.close()
    await Promise.all([waiting, other.ended])
    await assert.rejects(other.suggest('a', { course: 1 }), /closed/)
    await other.close()
  })

  it('rejects and logs waiting searches when the worker crashes', async () => {
    for (const fault of ['throw new Error("boom")', 'process.exit(3)']) {
      const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${fault} })`
      const workerFile = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
      const other = createSearch(workerFile)
      const results = await Promise.allSettled([
        other.find('a', { limit: 1 }),
        other.suggest('b', { course: 1 }),
        other.build(),
      ])
      assert.deepEqual(
        results.map(({ status }) => status),
        ['rejected', 'rejected', 'rejected'],
      )
      assert.match((await other.ended).message, /ended by itself/)
      await assert.rejects(other.find('a', { limit: 1 }), Error)
      await other.close()
    }
  })
})
