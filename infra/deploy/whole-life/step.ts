import type { Life } from './life.ts';
import type { Outside } from './outside/outside.ts';

/** What a step works with. */
export interface StepContext {
  outside: Outside;
  life: Life;
  /** Aborts at the limit of the step. */
  signal: AbortSignal;
}

/** One step of a walk. */
export interface Step {
  /** What is checked, as the table shows it. */
  name: string;
  /** Longer than a user would wait. Milliseconds. */
  limitMs: number;
  /** Where to look when it fails. */
  look: string;
  /** Steps without whose success this one is pointless. */
  needs: readonly Step[];
  /** @returns what was found @throws Error that says what is wrong */
  run: (context: StepContext) => Promise<string>;
}
