import { Icon, type IconName } from '../../ui/icon.tsx'

type FileButtonProps = {
  label: string
  /** The label plus its purpose. */
  name?: string
  icon?: IconName
  accept: string
  multiple?: boolean
  /** Opens the camera on a phone. */
  capture?: 'environment'
  className?: string
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses files. The native input is inside its label, so that keyboards and screen readers can use it as usual. */
export function FileButton(props: FileButtonProps) {
  const { label, name = label, icon, accept, multiple, capture, className = '', isDisabled, onFiles } = props
  return (
    <label className={`button button-small editor-file-button ${className}`}>
      {icon && <Icon name={icon} />}
      {label && <span aria-hidden="true">{label}</span>}
      <input
        type="file"
        className="sr-only"
        aria-label={name}
        accept={accept}
        multiple={multiple}
        capture={capture}
        disabled={isDisabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
          if (files.length) onFiles(files)
        }}
      />
    </label>
  )
}
