import { create } from 'zustand';
import { useSession } from '../../session/session-store.ts';

/** Draft chosen elsewhere, such as in the diary, until the scanner opens it. */
export const useDraftToFinish = create<{ id: string | null }>()(() => ({ id: null }));

/** Tells the scanner which draft to open when it is shown. */
export const finishDraft = (id: string): void => useDraftToFinish.setState({ id });

// A draft chosen by one user must not be there for the next.
useSession.subscribe(({ user }, before) => {
  if (user?.sub !== before.user?.sub) useDraftToFinish.setState({ id: null });
});
