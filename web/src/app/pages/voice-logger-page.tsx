import { useNavigate } from 'react-router-dom';
import { Shell } from '../../features/shell/shell.tsx';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session/session-store.ts';
import { DocumentTitle } from '../document-title.tsx';
import { useWelcome } from '../use-welcome.ts';
import { VoiceLoggerTab } from './voice-logger-tab.tsx';

const neverLeft = (): boolean => false;

/** /voice-logger: the tab of that name at an address of its own. Other tabs are on the dashboard. */
export const VoiceLoggerPage = () => {
  const welcome = useWelcome();
  const navigate = useNavigate();
  return (
    <Shell
      active="voicetext"
      onTab={(tab) => void navigate(paths.dashboard, { state: { tab, log_day: null } })}
      onSignOut={() => void signOut()}
      welcome={welcome}
    >
      <DocumentTitle page="Voice Logger" />
      <VoiceLoggerTab isLeft={neverLeft} />
    </Shell>
  );
};
