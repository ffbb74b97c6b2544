import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageIntent, messageIntents } from '#shared/business-agents/sdr/messages/intents.ts';
import { createRandom } from './create-random.ts';
import { mixedMessages } from './messages-mixed.ts';
import { openMessages } from './messages-open.ts';
import { refusingMessages } from './messages-refusing.ts';

export interface Example {
  intent: MessageIntent;
  text: string;
}

const folder = fileURLToPath(new URL('training/', import.meta.url));

/** Number of messages that a line with alternatives stands for, at most. */
const VARIANTS = 10;

/** Returns the messages of a line, in which `{a|b}` stands for either text. The same line always gives the same ones. */
const variantsOf = (line: string): string[] => {
  if (!line.includes('{')) return [line];
  const random = createRandom();
  const variants = Array.from({ length: VARIANTS }, () =>
    line
      .replace(/\{([^}]*)\}/g, (_all, texts: string) => {
        const choices = texts.split('|');
        return choices[Math.floor(random() * choices.length)] ?? '';
      })
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(variants)];
};

/** Reads a file of examples: a heading with the intent, then one message per line, or several in the form `{a|b}`. */
const readExamples = (file: string): Example[] => {
  let intent: MessageIntent = 'unclear';
  return readFileSync(`${folder}${file}`, 'utf8')
    .split('\n')
    .flatMap((line): Example[] => {
      const heading = messageIntents.find((each) => line === `# ${each}`);
      if (heading) intent = heading;
      return heading || line.trim() === '' ? [] : variantsOf(line).map((text) => ({ intent, text }));
    });
};

/** All example messages that the intent model is trained on. */
export const trainingMessages: readonly Example[] = [
  ...readdirSync(folder).toSorted().flatMap(readExamples),
  ...[...refusingMessages, ...openMessages, ...mixedMessages].map(([intent, text]) => ({ intent, text })),
];

/** Fingerprint of the examples and of what was found in them. */
export const fingerprintOf = (features: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 16);
