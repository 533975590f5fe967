// The texts of all demo books, by their file name.
import { adobAkhlaq } from './adob-akhlaq.ts'
import { aloShobdo } from './alo-shobdo.ts'
import { banglaByakoron } from './bangla-byakoron.ts'
import { cellsAndLife } from './cells-and-life.ts'
import { choraKobita } from './chora-kobita.ts'
import { englishGrammar } from './english-grammar.ts'
import { everydayChemistry } from './everyday-chemistry.ts'
import { freelancing } from './freelancing.ts'
import { functionsLimitsSlopes } from './functions-limits-slopes.ts'
import { ghorerHisab } from './ghorer-hisab.ts'
import { gonitKhata } from './gonit-khata.ts'
import { joyOfMaths } from './joy-of-maths.ts'
import { listenAndAnswer } from './listen-and-answer.ts'
import { manobdeho } from './manobdeho.ts'
import { moneySense } from './money-sense.ts'
import { motionMadeClear } from './motion-made-clear.ts'
import { nitishikkharGolpo } from './nitishikkhar-golpo.ts'
import { nodiparerGolpo } from './nodiparer-golpo.ts'
import { promitoUccharon } from './promito-uccharon.ts'
import { pythonFirstSteps } from './python-first-steps.ts'
import { rosayonDosom } from './rosayon-dosom.ts'
import { sayItClearly } from './say-it-clearly.ts'
import { sixMysteries } from './six-mysteries.ts'
import { theLanternBoat } from './the-lantern-boat.ts'
import type { BookText } from './types.ts'

export const bookTexts: Record<string, BookText> = {
  'adob-akhlaq': adobAkhlaq,
  'alo-shobdo': aloShobdo,
  'bangla-byakoron': banglaByakoron,
  'cells-and-life': cellsAndLife,
  'chora-kobita': choraKobita,
  'english-grammar': englishGrammar,
  'everyday-chemistry': everydayChemistry,
  freelancing: freelancing,
  'functions-limits-slopes': functionsLimitsSlopes,
  'ghorer-hisab': ghorerHisab,
  'gonit-khata': gonitKhata,
  'joy-of-maths': joyOfMaths,
  'listen-and-answer': listenAndAnswer,
  manobdeho: manobdeho,
  'money-sense': moneySense,
  'motion-made-clear': motionMadeClear,
  'nitishikkhar-golpo': nitishikkharGolpo,
  'nodiparer-golpo': nodiparerGolpo,
  'promito-uccharon': promitoUccharon,
  'python-first-steps': pythonFirstSteps,
  'rosayon-dosom': rosayonDosom,
  'say-it-clearly': sayItClearly,
  'six-mysteries': sixMysteries,
  'the-lantern-boat': theLanternBoat,
}
