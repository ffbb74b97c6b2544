import { create } from 'zustand';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** On narrower screens, the page needs the space more than the sidebar. */
const ROOMY = '(min-width: 1181px)';

const remembered = (): boolean | undefined => {
  const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return value === undefined ? undefined : value === `${COOKIE}=true`;
};

interface SidebarState {
  isOpen: boolean;
  toggle: () => void;
}

/** Whether the sidebar shows labels. Stored for seven days after the last change. */
export const useSidebar = create<SidebarState>()((set, get) => ({
  isOpen: remembered() ?? window.matchMedia(ROOMY).matches,
  toggle: () => {
    const isOpen = !get().isOpen;
    document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
    set({ isOpen });
  },
}));
