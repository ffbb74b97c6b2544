import { vi } from 'vitest';

/** A tab as `window.open` gives it, and what was done to it. */
const createTab = () => ({
  closed: false,
  opener: window as unknown,
  document: { title: '' },
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
});

/** Takes the place of `window.open`. */
export const scriptTabs = (isBlocked = false) => {
  const tabs: ReturnType<typeof createTab>[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked) return null;
    const tab = createTab();
    tabs.push(tab);
    return tab as unknown as Window;
  });
  return { tabs, open };
};
