import { ZONE } from '#test/support/api-user.ts';
import { aLine } from '#test/support/builders/an-import-line.ts';
import { casesOf, type RequestCase } from './request-cases.ts';

const part = {
  id: '01KAHZQ3N00000000000000001',
  source: 'cronometer',
  file_name: 'servings.csv',
  time_zone: ZONE,
  entries: [aLine()],
};
const to = '/api/imports';
const lines = (count: number) => Array.from({ length: count }, (_none, at) => aLine({ line: at + 2 }));

export const importCases: RequestCase[] = [
  ...casesOf('POST', to, [
    ['an import without its name', { ...part, id: 'mine' }, 'id'],
    ['an import of nowhere', { ...part, source: 'memory' }, 'source'],
    ['an import without a file name', { ...part, file_name: ' ' }, 'file_name'],
    ['an import in an unknown time zone', { ...part, time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['an import of nothing', { ...part, entries: [] }, 'entries'],
    ['an import of all at once', { ...part, entries: lines(201) }, 'entries'],
    ['an import with a user_id', { ...part, user_id: 'ben' }, 'user_id'],
    ['a line with number 0', { ...part, entries: [aLine({ line: 0 })] }, 'entries.0.line'],
    ['a line that never was', { ...part, entries: [aLine({ occurrence: 0 })] }, 'entries.0.occurrence'],
    ['a line of words', { ...part, entries: [{ ...aLine(), fat: 'much' }] }, 'entries.0.fat'],
    ['a line with a photo', { ...part, entries: [{ ...aLine(), image_url: 'x' }] }, 'entries.0.image_url'],
  ]),
  ['an undo with an invalid import ID', 'POST', `${to}/last/removals`, undefined, 'id'],
];
