/** Time that dialogs and menus take to restore the focus themselves, in ms. */
const THEIR_TURN = 60;

/** Number of controls to remember: enough for the buttons of a removed row or the way into a menu. */
const TRAIL = 8;

const isShown = (element: HTMLElement): boolean =>
  element.isConnected && (element.checkVisibility?.() ?? true);

const titleOfPage = (): HTMLElement | null => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title;
};

/**
 * Restores the keyboard focus when a page change removes it: to the same control if it was only disabled temporarily,
 * otherwise to the previous control that still exists, or to the page title. A click outside any control releases the
 * focus.
 * @returns function that stops it
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
    // A control that is still disabled gets the focus when it is enabled, which is another change of the page.
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
