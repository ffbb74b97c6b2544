import { lazy, Suspense } from 'react';
import type { Turn } from './chat-turn.ts';

const DietOffer = lazy(async () => ({ default: (await import('./diet-offer.tsx')).DietOffer }));

/** Offers to save the diet or allergies that the latest question mentions. Loaded when needed. */
export const DietOfferHint = ({ turn }: { turn: Turn | undefined }) =>
  turn?.answer?.diet_offer === undefined ? null : (
    <Suspense fallback={null}>
      <DietOffer key={turn.id} offer={turn.answer.diet_offer} />
    </Suspense>
  );
