import { create } from 'zustand';

const KEY = 'platewise.nav-sections';

type Sections = Readonly<Record<string, boolean>>;

const stored = (): Sections => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Sections | null) ?? {};
  } catch {
    // Invalid data or blocked storage: every section starts closed.
    return {};
  }
};

/** Which sections of the navigation the user opened or closed in this browser. */
export const useNavSections = create<Sections>()(stored);

/** Opens or closes a section, and remembers it in this browser. */
export const setNavSection = (section: string, isOpen: boolean): void => {
  useNavSections.setState({ [section]: isOpen });
  try {
    localStorage.setItem(KEY, JSON.stringify(useNavSections.getState()));
  } catch {
    // If storage is blocked, the section opens until the page is reloaded.
  }
};
