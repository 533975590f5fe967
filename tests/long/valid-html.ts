// Validates a page's HTML against the standard and good practice.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes these, and all are valid: charSet, <br/>, async="", hidden="", ids that begin with an underscore.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Matters of style: inputs without a type, regions as divs, inline hues on cards, long titles.
      'no-implicit-input-type': 'off',
      'prefer-native-element': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      // Before hydration the sign-in forms have no submit button, which would send the password in a plain request.
      'wcag/h32': 'off',
      // CSS that lays tables out as lists takes their roles away, so these are written out.
      'no-redundant-role': 'off',
      // CSS keeps phone numbers on one line.
      'tel-non-breaking': 'off',
    },
  }),
)

export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
