import { ZONE } from '#test/support/api-user.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';

const part = {
  id: '01KAHZQ3N00000000000000001',
  source: 'cronometer',
  file_name: 'servings.csv',
  time_zone: ZONE,
  entries: [aLine()],
};
const to = '/api/imports';
const lines = (count: number) => Array.from({ length: count }, (_none, at) => aLine({ line: at + 2 }));

/** As in `bad-requests.ts`. */
export const importCases: [string, string, string, unknown, string][] = [
  ['an import without its name', 'POST', to, { ...part, id: 'mine' }, 'id'],
  ['an import of nowhere', 'POST', to, { ...part, source: 'memory' }, 'source'],
  ['an import without a file name', 'POST', to, { ...part, file_name: ' ' }, 'file_name'],
  ['an import in an unknown time zone', 'POST', to, { ...part, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['an import of nothing', 'POST', to, { ...part, entries: [] }, 'entries'],
  ['an import of all at once', 'POST', to, { ...part, entries: lines(101) }, 'entries'],
  ['an import with a user_id', 'POST', to, { ...part, user_id: 'ben' }, 'user_id'],
  ['a line with number 0', 'POST', to, { ...part, entries: [aLine({ line: 0 })] }, 'entries.0.line'],
  [
    'a line that never was',
    'POST',
    to,
    { ...part, entries: [aLine({ occurrence: 0 })] },
    'entries.0.occurrence',
  ],
  ['a line of words', 'POST', to, { ...part, entries: [{ ...aLine(), fat: 'much' }] }, 'entries.0.fat'],
  [
    'a line with a photo',
    'POST',
    to,
    { ...part, entries: [{ ...aLine(), image_url: 'x' }] },
    'entries.0.image_url',
  ],
  ['an undo with an invalid import ID', 'POST', `${to}/last/removals`, undefined, 'id'],
];
