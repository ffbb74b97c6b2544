import { create } from 'zustand';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

const remembered = (): boolean | undefined => {
  const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return value === undefined ? undefined : value === `${COOKIE}=true`;
};

interface SidebarState {
  isOpen: boolean;
  toggle: () => void;
}

/** Whether the sidebar shows labels: at first on every width, because icons alone are hard to tell apart. Stored for seven days after the last change. */
export const useSidebar = create<SidebarState>()((set, get) => ({
  isOpen: remembered() ?? true,
  toggle: () => {
    const isOpen = !get().isOpen;
    document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
    set({ isOpen });
  },
}));
