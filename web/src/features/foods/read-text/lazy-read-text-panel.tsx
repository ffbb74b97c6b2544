import { lazyPart } from '#web/lib/lazy/lazy-component.tsx';
import type { ReadTextPanelProps } from './read-text-panel.tsx';

/** The typed text with what each word became. Its code is loaded with the first text. */
export const ReadTextPanel = lazyPart<ReadTextPanelProps>(
  async () => (await import('./read-text-panel.tsx')).ReadTextPanel,
);
