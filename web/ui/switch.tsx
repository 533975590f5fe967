import type { InputHTMLAttributes } from 'react'
import './switch.css'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & { label: string; hint?: string }

/** A setting that takes effect immediately, without a save button. */
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
