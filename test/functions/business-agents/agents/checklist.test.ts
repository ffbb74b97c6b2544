import { describe, expect, it } from 'vitest';
import { perform, refusedFields } from './perform.ts';

const run = (action: string, data: unknown): unknown => perform('operations', action, data).result;

describe('A checklist', () => {
  it('reads notes with bullets, numbers and boxes, each step once', () => {
    const notes = '- Unlock the van\n2) [x] Buy change\n\n* [ ] Set up the tables\n• unlock the VAN';
    expect(
      run('checklist', { title: 'Stall', notes, steps: ['Smile', { text: 'Sweep', done: true }] }),
    ).toEqual({
      title: 'Stall',
      steps: [
        { step: 1, text: 'Smile', done: false },
        { step: 2, text: 'Sweep', done: true },
        { step: 3, text: 'Unlock the van', done: false },
        { step: 4, text: 'Buy change', done: true },
        { step: 5, text: 'Set up the tables', done: false },
      ],
      left: 3,
      markdown:
        '# Stall\n\n- [ ] Smile\n- [x] Sweep\n- [ ] Unlock the van\n- [x] Buy change\n- [ ] Set up the tables',
    });
  });

  it('reads checkbox symbols and skips bullets, boxes and rules without text', () => {
    const notes = '☐ Eggs\n☑ Milk\n+ Ham\n-\n- [ ]\n---\n* * *\n3 apples';
    const { steps } = run('checklist', { notes }) as { steps: { text: string; done: boolean }[] };
    expect(steps.map(({ text, done }) => [text, done])).toEqual([
      ['Eggs', false],
      ['Milk', true],
      ['Ham', false],
      ['3 apples', false],
    ]);
  });

  it('splits the sentences of a single line and accepts any input', () => {
    const { steps } = run('checklist', { notes: 'Call Ben. Send it! Done?' }) as {
      steps: { text: string }[];
    };
    expect(steps.map(({ text }) => text)).toEqual(['Call Ben.', 'Send it!', 'Done?']);
    expect(refusedFields('operations', 'checklist', {})).toEqual(['notes']);
  });
});
