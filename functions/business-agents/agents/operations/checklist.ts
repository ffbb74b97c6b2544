import * as z from 'zod';
import { defineAction, unfit } from '../action.ts';
import { fieldFaults, fields, listOrNone, text, truth } from '../fields.ts';

const MAX_STEPS = 500;
const MAX_NOTES_LENGTH = 50_000;

interface Step {
  text: string;
  done: boolean;
}

const step = z.union(
  [
    text(1_000).transform((written): Step => ({ text: written, done: false })),
    fields({ text: text(1_000), done: truth.default(false) }),
  ],
  fieldFaults.text,
);

/** Matches list markers ('- ', '* ', '+ ', '•', '1.' or '2)', even without text), a horizontal rule and a checkbox. */
const BULLET = /^(?:[-*+•–]|\d{1,3}[.)])(?:\s+|$)/;
const RULE = /^(?:[-*_]\s*){3,}$/;
const BOX = /^(?:\[([ xX])\]|([☐☑☒✅✓✔]))\s*/u;

const stepOf = (line: string): Step => {
  const bare = line.trim().replace(RULE, '').replace(BULLET, '');
  const [, box = ' ', sign = '☐'] = BOX.exec(bare) ?? [];
  return { text: bare.replace(BOX, '').trim(), done: box !== ' ' || sign !== '☐' };
};

/** Splits notes into lines, or a single line into sentences. */
const stepsIn = (notes: string): Step[] => {
  const lines = notes.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : notes.split(/(?<=[.!?;])\s+/);
  return parts.map(stepOf).filter((one) => one.text !== '');
};

/** Removes duplicate steps, ignoring case. A step that is done anywhere counts as done. */
const once = (steps: readonly Step[]): Step[] => {
  const kept = new Map<string, Step>();
  for (const one of steps) {
    const key = one.text.toLowerCase();
    kept.set(key, { text: kept.get(key)?.text ?? one.text, done: one.done || kept.get(key)?.done === true });
  }
  return [...kept.values()];
};

/** Turns notes or steps into a checklist, also as Markdown. */
export const checklist = defineAction(
  fields({
    title: text().optional(),
    notes: text(MAX_NOTES_LENGTH).optional(),
    steps: listOrNone(step, MAX_STEPS),
  }),
  ({ title, notes, steps }, { words: { plural } }) => {
    const all = once([...steps, ...stepsIn(notes ?? '')]);
    if (all.length === 0) throw unfit([{ field: 'notes', message: fieldFaults.empty }]);
    if (all.length > MAX_STEPS) throw unfit([{ field: 'notes', message: fieldFaults.many }]);
    const left = all.filter(({ done }) => !done).length;
    const lines = all.map((one) => `- [${one.done ? 'x' : ' '}] ${one.text}`);
    return {
      message: plural(left, 'One step is left.', '{count} steps are left.', { count: left }),
      result: {
        title: title ?? null,
        steps: all.map((one, at) => ({ step: at + 1, ...one })),
        left,
        markdown: [...(title === undefined ? [] : [`# ${title}`, '']), ...lines].join('\n'),
      },
    };
  },
);
