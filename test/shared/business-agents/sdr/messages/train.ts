import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fitModel, labelled } from './fit-model.ts';
import { trainingMessages } from './training-messages.ts';

const { packed } = fitModel(labelled(trainingMessages));
const file = fileURLToPath(
  new URL('../../../../../shared/business-agents/sdr/messages/classifier/intent-model.ts', import.meta.url),
);
const fields = Object.entries(packed)
  .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)},`)
  .join('\n');
writeFileSync(
  file,
  `import type { PackedModel } from './packed-model.ts';\n\n/** Written by \`npm run messages\`. */\nexport const intentModel: PackedModel = {\n${fields}\n};\n`,
);
