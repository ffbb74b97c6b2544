import { cpus, totalmem } from 'node:os';
import type { KeptPart, Part } from './parts.ts';

/** A section of the report. */
export type Section = Part['section'];

/** A value with its limit. */
export type Limit = Part['limits'][number];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = (head: string[], rows: string[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Describes the machine. */
export const machine = (): string => {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} x ${model}, ${memory} GB, ${process.platform}-${process.arch}, Node ${process.version}`;
};

const sectionOf = (date: string, { section, measured_on }: KeptPart): string[] => {
  const { title, text, head, rows } = section;
  const measured = measured_on === date ? text : `${text} Measured on ${measured_on}.`;
  return [`## ${title}`, measured, tableOf(head, rows)];
};

/** Returns the report as Markdown. */
export const reportOf = (parts: readonly KeptPart[], date: string): string =>
  [
    '# Benchmark',
    'Written by `npm run bench`. Each figure is the median of 5 unless it says otherwise. KB is 1,000 bytes.',
    `Measured on ${date}: ${machine()}. Times depend on the machine; counts and sizes do not.`,
    ...parts.flatMap((part) => sectionOf(date, part)),
    '## Limits',
    tableOf(
      ['What', 'Must', 'Measured', 'Holds'],
      parts
        .flatMap(({ limits }) => limits)
        .map(({ what, must, measured, holds }) => [what, must, measured, holds ? 'yes' : '**no**']),
    ),
    '',
  ].join('\n\n');
