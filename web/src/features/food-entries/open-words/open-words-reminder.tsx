import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import type { OpenWordsCardProps } from './open-words-card.tsx';
import { useOpenWords } from './open-words-store.ts';

const Card = lazyComponent<OpenWordsCardProps>(
  async () => (await import('./open-words-card.tsx')).OpenWordsCard,
);

/** Shows the questions about words of logged meals, if there are any. */
export const OpenWordsReminder = (props: OpenWordsCardProps) =>
  useOpenWords().length > 0 && (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
