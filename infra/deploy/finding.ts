/** What a check found. A stage is not deployed while one has failed. */
export interface Finding {
  outcome: 'held' | 'warned' | 'failed';
  /** A sentence; where something is to be done, it says what. */
  says: string;
}

const signs: Record<Finding['outcome'], string> = { held: 'ok  ', warned: 'note', failed: 'STOP' };

export const lineOf = ({ outcome, says }: Finding): string => `${signs[outcome]}  ${says}`;

export const held = (says: string): Finding => ({ outcome: 'held', says });
export const warned = (says: string): Finding => ({ outcome: 'warned', says });
export const failed = (says: string): Finding => ({ outcome: 'failed', says });
