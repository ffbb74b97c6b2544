/** The result of a check. A failed check stops the deployment. */
export interface Finding {
  outcome: 'held' | 'warned' | 'failed';
  /** A sentence, including what to do if action is needed. */
  says: string;
}

const signs: Record<Finding['outcome'], string> = { held: 'ok  ', warned: 'note', failed: 'STOP' };

export const lineOf = ({ outcome, says }: Finding): string => `${signs[outcome]}  ${says}`;

export const held = (says: string): Finding => ({ outcome: 'held', says });
export const warned = (says: string): Finding => ({ outcome: 'warned', says });
export const failed = (says: string): Finding => ({ outcome: 'failed', says });
