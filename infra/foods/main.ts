import { parseArgs } from 'node:util';
import { importFoods } from './import-foods.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'full.foods' } },
});
const [directory] = positionals;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (directory === undefined) {
  process.stderr.write('Specify the folder of the download: npm run foods:import -- DIR [--out FILE]\n');
  process.exitCode = 2;
} else {
  try {
    const count = await importFoods(directory, values.out, say);
    say(`${count} foods written to ${values.out}.`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)} Nothing was written.\n`);
    process.exitCode = 1;
  }
}
