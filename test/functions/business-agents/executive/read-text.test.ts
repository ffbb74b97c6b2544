import { describe, expect, it } from 'vitest';
import { readText } from '#functions/business-agents/executive/assistant/read-text.ts';
import { loadExecutiveTexts } from '#functions/business-agents/executive/load-executive-texts.ts';
import type { Language } from '#shared/language/languages.ts';
import { aWorkspace } from './a-workspace.ts';
import requests from './requests.json' with { type: 'json' };

interface Case {
  language: Language;
  text: string;
  kind: 'do' | 'clarify' | 'cannot';
  deed?: string;
  params?: object;
  ids?: string[];
  words?: string[];
  accept?: string[];
}
const all = (requests as Case[]).map((one): [string, Case] => [one.text, one]);

const read = async ({ text, language }: Case) => {
  const reading = readText(text, aWorkspace(await loadExecutiveTexts(language)));
  return { kind: reading.kind === 'steps' || reading.kind === 'found' ? 'do' : reading.kind, reading };
};

describe('A request to the assistant in free text', () => {
  it.each(all.filter(([, { kind }]) => kind === 'do'))('is done: %s', async (_, one) => {
    const { reading } = await read(one);
    const rows =
      reading.kind === 'found'
        ? [
            ...(reading.found.events ?? []),
            ...(reading.found.tasks ?? []),
            ...(reading.found.documents ?? []),
          ]
        : [];
    const done =
      reading.kind === 'steps'
        ? reading.steps[0]
        : reading.kind === 'found'
          ? { ...reading.found, id: rows[0]?.id }
          : reading;
    expect(done).toMatchObject({ deed: one.deed, ...one.params });
    if (one.ids) expect(rows.map(({ id }) => id).sort()).toEqual(one.ids.toSorted());
    for (const word of one.words ?? []) expect(JSON.stringify(reading)).toContain(word);
  });

  it.each(all.filter(([, { kind }]) => kind !== 'do'))('is asked back or refused: %s', async (_, one) => {
    const { kind, reading } = await read(one);
    expect([one.kind, ...(one.accept ?? [])]).toContain(kind);
    for (const word of one.words ?? [])
      expect(JSON.stringify(reading).toLowerCase()).toContain(word.toLowerCase());
  });

  it.each(['', '?', '🍏', 'a'.repeat(1_000), '1 2 3', '"""', ': : :', 'at at at', 'move', 'every', 'all'])(
    'a text of %o gets a question',
    (text) => {
      expect(['clarify', 'cannot', 'found', 'steps']).toContain(readText(text, aWorkspace()).kind);
    },
  );
});
