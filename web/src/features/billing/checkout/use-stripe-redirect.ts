import { useRef, useState } from 'react';
import type { Visit } from './open-stripe.ts';

/**
 * Opens Stripe from a button, one visit at a time however often it is clicked.
 * @param visit starts synchronously in the click handler
 */
export const useStripeRedirect = (visit: () => Promise<Visit>, onSignedOut?: () => void) => {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  /** Address for the link when the browser blocked the tab. */
  const [heldBack, setHeldBack] = useState<string | null>(null);

  const start = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const going = visit();
    setBusy(true);
    setHeldBack(null);
    try {
      const outcome = await going;
      if (outcome.kind === 'blocked') setHeldBack(outcome.url);
      if (outcome.kind === 'signed-out') onSignedOut?.();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, heldBack, start };
};
