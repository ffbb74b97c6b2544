import { cpus, totalmem } from 'node:os';

/** One part of the report. */
export interface Section {
  title: string;
  /** How it was measured, and what it says. */
  text: string;
  head: string[];
  rows: string[][];
}

/** A figure that must hold. */
export interface Limit {
  what: string;
  must: string;
  measured: string;
  holds: boolean;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableOf = (head: string[], rows: string[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const machine = (): string => {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} x ${model}, ${memory} GB, ${process.platform}-${process.arch}, Node ${process.version}`;
};

/** The report as Markdown. */
export const reportOf = (sections: readonly Section[], limits: readonly Limit[], date: string): string =>
  [
    '# Benchmark',
    'Written by `npm run bench`. Each figure is the median of 5 unless it says otherwise. KB is 1,000 bytes.',
    `Measured on ${date}: ${machine()}. Times depend on the machine; counts and sizes do not.`,
    ...sections.flatMap(({ title, text, head, rows }) => [`## ${title}`, text, tableOf(head, rows)]),
    '## Limits',
    tableOf(
      ['What', 'Must', 'Measured', 'Holds'],
      limits.map(({ what, must, measured, holds }) => [what, must, measured, holds ? 'yes' : '**no**']),
    ),
    '',
  ].join('\n\n');
