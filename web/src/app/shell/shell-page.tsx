import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Shell } from '#web/features/shell/shell.tsx';
import { type TabId, tabOf } from '#web/features/shell/tabs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signOut } from '#web/lib/session/session-store.ts';
import { DocumentTitle } from '../document-title.tsx';
import { useOfferedTabs } from './use-offered-tabs.ts';
import { purposes } from './purposes.ts';

interface Props {
  tab: TabId;
  /** Title of a page below a tab; the name of the tab by default. */
  title?: string;
  /** What the page is for, if it is not the tab's purpose. */
  note?: string;
  children: ReactNode;
}

/** Page with its own address in the same shell as the dashboard. The other tabs link to the dashboard. */
export const ShellPage = ({ tab, title = tabOf(tab).label, note = purposes[tab] ?? '', children }: Props) => {
  const navigate = useNavigate();
  const openTab = (next: TabId): void => {
    const { path } = tabOf(next);
    if (path !== undefined) void navigate(path);
    else void navigate(paths.dashboard, { state: { tab: next, log_day: null } });
  };
  return (
    <Shell
      tabs={useOfferedTabs()}
      active={tab}
      onTab={openTab}
      onSignOut={() => void signOut()}
      title={title}
      note={note}
    >
      <DocumentTitle page={title} />
      {children}
    </Shell>
  );
};
