import { vi } from 'vitest';

/** Creates a tab like `window.open`, which records its calls. */
const createTab = () => ({
  closed: false,
  opener: window as unknown,
  document: { title: '' },
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
});

/** Replaces `window.open`. */
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
