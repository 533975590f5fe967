// What is wrong with a page's HTML, as the standard and good practice have it.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML, all of it valid: charSet, <br/>, async="", ids that begin with an underscore.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Matters of taste: a field without a type is one for text, a region may be a div, a hue is given to a card by its
      // style, a title may be long.
      'no-implicit-input-type': 'off',
      'prefer-native-element': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      // Until the page is alive, the sign-in forms have no button that would send the password by itself.
      'wcag/h32': 'off',
      // Numbers are kept together by style.
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
