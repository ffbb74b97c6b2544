import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { completeHandover, handoverRequest, type LightForm } from './handover.ts';

/** Returns the form that the user left in the light page; null without one. Suspends until the light page needs the app. */
export const useLightForm = (): LightForm | null => {
  const [request] = useState(handoverRequest);
  return request ? use(request).form : null;
};

/**
 * Takes over from the light page once the form is in the document.
 * @returns reference of any element inside the form
 */
export const useTakeOver = (): RefObject<HTMLElement | null> => {
  const inside = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    const request = handoverRequest();
    if (form && request) void request.then((handover) => completeHandover(form, handover));
  }, []);
  return inside;
};
