import { Suspense } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import type { OpenPartsProps } from './open-parts.tsx';

const Parts = lazyComponent<OpenPartsProps>(async () => (await import('./open-parts.tsx')).OpenParts);

/** Questions about words that were not understood, if there are any. Their code is loaded with the first one. */
export const OpenParts = (props: OpenPartsProps) =>
  props.parts.length > 0 && (
    <Suspense fallback={null}>
      <Parts {...props} />
    </Suspense>
  );
