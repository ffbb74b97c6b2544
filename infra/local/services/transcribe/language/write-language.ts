import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInTable } from '../../../../foods/built-in-table.ts';
import { foodPhrasesOf } from './food-phrases.ts';
import { mealSentences } from './meal-sentences.ts';
import { pronouncingDictionaryOf, readDictionary } from './pronouncing-dictionary.ts';
import { bigramModelOf } from './bigram-model.ts';

/** Writes the language files for meals. Runs as a separate process because it needs seconds of CPU time. */
const [folder = '', dictionary = ''] = process.argv.slice(2);
const sentences = mealSentences(foodPhrasesOf(builtInTable));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'meals.lm'), bigramModelOf(sentences));
const known = readDictionary(readFileSync(dictionary, 'utf8'));
writeFileSync(join(folder, 'meals.dict'), pronouncingDictionaryOf(sentences.flat(), known));
