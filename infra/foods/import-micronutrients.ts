import { importMicronutrients } from './micronutrient-data.ts';

/** `npm run foods:micronutrients -- DIR`: writes the micronutrient data files from a reference. */

const [directory] = process.argv.slice(2);

if (directory === undefined) {
  process.stderr.write('Specify the folder of micronutrients.csv: npm run foods:micronutrients -- DIR\n');
  process.exitCode = 2;
} else {
  try {
    const count = await importMicronutrients(directory);
    process.stdout.write(`${count} records written to shared/micronutrients/data.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
