import { langOf } from '../../ui/language.tsx'

type RichTextProps = { text: string; html?: string | undefined }

/** Plain text, or the server's rendering of text with formulas. */
export function RichText({ text, html }: RichTextProps) {
  if (html === undefined) return <span lang={langOf(text)}>{text}</span>
  return <span lang={langOf(text)} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A choice or prompt. Its text describes its picture. */
export function Illustrated({ text, html, picture }: RichTextProps & { picture?: string | undefined }) {
  return (
    <>
      <RichText text={text} html={html} />
      {picture && (
        <>
          {' '}
          <img src={picture} alt="" />
        </>
      )}
    </>
  )
}
