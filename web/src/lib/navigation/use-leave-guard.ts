import { use, useEffect, useRef, useState } from 'react';
import { type Navigator, parsePath, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { setPopListener } from './before-router.ts';
import { useSession } from '../session/session-store.ts';

type Go = Navigator['push'];

const pathOf = (to: Parameters<Go>[0]): string | undefined =>
  (typeof to === 'string' ? parsePath(to) : to).pathname;

/** Position of an entry in the history, as React Router counts it. */
const positionOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** After signing out there is nothing to stay for. */
const isSignedIn = (): boolean => useSession.getState().status === 'signed-in';

/** Calls `hold` instead of leaving the page by a link or a button. @returns function that stops it */
const holdLinks = (navigator: Navigator, page: string, hold: (leave: () => void) => void) => {
  const { push, replace } = navigator;
  const heldUp =
    (go: Go): Go =>
    (...args) => {
      const leave = () => go.apply(navigator, args);
      if ((pathOf(args[0]) ?? page) === page || !isSignedIn()) leave();
      else hold(leave);
    };
  Object.assign(navigator, { push: heldUp(push), replace: heldUp(replace) });
  return () => void Object.assign(navigator, { push, replace });
};

/** Calls `hold` instead of leaving the page by Back or Forward: returns first. @returns function that stops it */
const holdHistory = (here: () => number, page: string, hold: (leave: () => void) => void) => {
  let isReturning = false;
  let isLeaving = false;
  const onPop = (event: PopStateEvent): void => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (!isLeaving && window.location.pathname !== page && isSignedIn()) {
      event.stopImmediatePropagation();
      const distance = (positionOf(event.state) ?? here() - 1) - here();
      isReturning = true;
      window.history.go(-distance);
      hold(() => {
        isLeaving = true;
        window.history.go(distance);
      });
    }
  };
  setPopListener(onPop);
  return () => setPopListener(null);
};

/**
 * Holds navigations to another address within the app until the user has decided. React Router's own blocker needs a
 * data router. Full page loads are not held.
 * @param isActive whether something would be lost
 */
export const useLeaveGuard = (isActive: boolean) => {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const [held, setHeld] = useState<{ leave: () => void } | null>(null);
  // Within the page, the position changes too, for example with a tab.
  const here = useRef(0);
  useEffect(() => {
    here.current = positionOf(window.history.state) ?? 0;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const hold = (leave: () => void) => setHeld({ leave });
    const stops = [holdLinks(navigator, pathname, hold), holdHistory(() => here.current, pathname, hold)];
    return () => stops.forEach((stop) => stop());
  }, [isActive, navigator, pathname]);
  return {
    isHeld: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null);
      held?.leave();
    },
  };
};
