// Loads the tabs in a step of their own: direct imports would list their many files in the dashboard's first load.
export const loadLogTab = async () => (await import('./log-tab.tsx')).LogTab;
export const loadScanTab = async () => (await import('./scan-tab.tsx')).ScanTab;
export const loadVoiceLoggerTab = async () => (await import('./voice-logger-tab.tsx')).VoiceLoggerTab;
