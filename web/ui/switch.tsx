import type { InputHTMLAttributes } from 'react'
import './switch.css'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & { label: string; hint?: string }

/** Something that is on or off at once, without a button to save it. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <label className={className ? `switch ${className}` : 'switch'}>
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <input type="checkbox" role="switch" {...input} />
    </label>
  )
}
