import { ShellPage } from '../shell/shell-page.tsx';
import { VoiceLoggerTab } from './dashboard/voice-logger-tab.tsx';

const neverLeft = (): boolean => false;

/** /voice-logger: the Voice Logger tab at its own address. */
export const VoiceLoggerPage = () => (
  <ShellPage tab="voicetext">
    <VoiceLoggerTab isLeft={neverLeft} />
  </ShellPage>
);
