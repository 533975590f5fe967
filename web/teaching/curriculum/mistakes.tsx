import { FieldError } from '../../ui/field.tsx'

/** The mistakes in a file, line by line. */
export function Mistakes({ title, mistakes }: { title: string; mistakes: string[] }) {
  if (!mistakes.length) return null
  return (
    <div role="alert">
      <FieldError text={title} />
      <ul className="editor-mistakes stack">
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </div>
  )
}
