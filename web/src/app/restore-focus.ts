/** Dialogs and menus give the focus back by themselves, within this time. ms */
const THEIR_TURN = 60;

/** As many controls are remembered: the buttons of a row that goes, or the way into a menu. */
const TRAIL = 8;

const isShown = (element: HTMLElement): boolean =>
  element.isConnected && (element.checkVisibility?.() ?? true);

const titleOfPage = (): HTMLElement | null => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title;
};

/**
 * Brings back the focus that a change of the page takes away, for who uses the keyboard: to the same control when it
 * was only locked while it worked, or else to the one before it that is still there, or to the title of the page.
 * Who presses beside everything has let it go.
 * @returns how to stop
 */
export const restoreFocus = (): (() => void) => {
  let trail: HTMLElement[] = [];
  let pending: ReturnType<typeof setTimeout> | undefined;

  const isLost = (): boolean => trail.length > 0 && document.activeElement === document.body;
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLElement) trail = [target, ...trail].slice(0, TRAIL);
  };
  const letGo = (): void => {
    trail = [];
  };
  const mend = (): void => {
    pending = undefined;
    if (!isLost()) return;
    const goal = trail.find(isShown) ?? titleOfPage();
    // Locked while it works, it comes back by itself: that is another change of the page.
    if (!goal?.matches(':disabled')) goal?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (isLost()) pending ??= setTimeout(mend, THEIR_TURN);
  });

  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', letGo, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'style'] });
  return () => {
    clearTimeout(pending);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', letGo, { capture: true });
  };
};
