/** Tabs of the shell where food is logged. */
export type LoggingTab = 'camera' | 'log' | 'voicetext';
