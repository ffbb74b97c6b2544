import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import type { ReadTextPanelProps } from './read-text-panel.tsx';

const Panel = lazyComponent<ReadTextPanelProps>(
  async () => (await import('./read-text-panel.tsx')).ReadTextPanel,
);

/** The typed text with what each word became. Its code is loaded with the first text. */
export const ReadTextPanel = (props: ReadTextPanelProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);
