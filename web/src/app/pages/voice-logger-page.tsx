import { ShellPage } from '../shell-page.tsx';
import { VoiceLoggerTab } from './dashboard/voice-logger-tab.tsx';

const neverLeft = (): boolean => false;

/** /voice-logger: the tab of that name at an address of its own. */
export const VoiceLoggerPage = () => (
  <ShellPage tab="voicetext">
    <VoiceLoggerTab isLeft={neverLeft} />
  </ShellPage>
);
