/** Closes the menu of narrow screens on Escape, on a click outside, and on a choice. */
export const closeMenus = (): void => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const close = (): void => {
      menu.open = false;
    };
    document.addEventListener('click', ({ target }) => {
      const isInside = target instanceof Node && menu.contains(target);
      if (!isInside || (target instanceof Element && target.closest('a'))) close();
    });
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    });
  }
};
