// The texts of the demo books. demo/books/make-books.ts turns them into PDFs and has them read aloud as MP3s.

/** A paragraph, or one of the shapes that a page can set apart. Plain text: no Markdown. */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  /** A worked example, an exercise or a note in a frame. */
  | { box: string; lines: string[] }
  /** Lines that keep their line breaks. */
  | { verse: string[] }
  | { table: string[][] }

export type BookChapter = {
  title: string
  blocks: Block[]
  /** Read aloud on the chapter's first page, in interactive PDFs only. */
  spoken?: string
}

export type BookText = { book: string; chapters: BookChapter[] }
