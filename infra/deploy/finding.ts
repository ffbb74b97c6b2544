/** The result of a check. A failed check stops the deployment. */
export interface Finding {
  outcome: 'held' | 'warned' | 'failed';
  /** What was checked, e.g. 'Certificate'. */
  check: string;
  /** What was found. */
  state: string;
  /** What to do, for anything but `held`. */
  fix: string | null;
}

const signs: Record<Finding['outcome'], string> = { held: 'ok', warned: 'note', failed: 'STOP' };

/** Returns the findings as a table of outcome, check, state and fix. */
export const tableOf = (findings: readonly Finding[]): string => {
  const rows = [
    ['', 'Check', 'State', 'Fix'],
    ...findings.map(({ outcome, check, state, fix }) => [signs[outcome], check, state, fix ?? '']),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const held = (check: string, state: string): Finding => ({ outcome: 'held', check, state, fix: null });
export const warned = (check: string, state: string, fix: string): Finding => ({
  outcome: 'warned',
  check,
  state,
  fix,
});
export const failed = (check: string, state: string, fix: string): Finding => ({
  outcome: 'failed',
  check,
  state,
  fix,
});
