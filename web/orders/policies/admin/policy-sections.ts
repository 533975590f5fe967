import type { SectionPlan } from '../../../forms/form-plan.ts'
import { m } from '../../../paraglide/messages.js'
import { EarlierVersions } from './earlier-versions.tsx'

export const POLICY_SECTIONS: SectionPlan[] = [
  {
    id: 'english',
    title: m.policies_english,
    about: m.policies_english_about,
    fields: [
      { name: 'summaryEn', kind: 'text', label: m.policies_summary_en, hint: m.policies_summary_hint },
      { name: 'textEn', kind: 'textarea', label: m.policies_text_en, hint: m.policies_text_hint },
    ],
  },
  {
    id: 'bengali',
    title: m.policies_bengali,
    about: m.policies_bengali_about,
    fields: [
      { name: 'summaryBn', kind: 'text', label: m.policies_summary_bn, hint: m.policies_summary_hint },
      { name: 'textBn', kind: 'textarea', label: m.policies_text_bn, hint: m.policies_text_hint },
    ],
  },
  {
    id: 'earlier',
    title: m.policies_earlier,
    about: m.policies_earlier_about,
    fields: [
      {
        name: 'earlier',
        kind: 'custom',
        label: m.policies_earlier,
        Control: EarlierVersions,
        // Not sent, because it only fills in the other fields.
        toBody: () => undefined,
        inWords: (value) => value,
      },
    ],
  },
]
