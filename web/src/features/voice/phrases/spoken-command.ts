const commands = {
  scratch: /^(?:scratch|undo|forget|delete) that$|^never ?mind that$/iu,
  clear: /^(?:clear|delete|start) (?:all|everything|over)$/iu,
} as const;

export type SpokenCommand = keyof typeof commands;

/** Returns the command in a transcript, such as 'scratch that' or 'clear everything'; null if it is not one. */
export const spokenCommand = (transcript: string): SpokenCommand | null => {
  const words = transcript.replace(/[.,!?]/g, '').trim();
  const found = Object.entries(commands).find(([, pattern]) => pattern.test(words));
  return (found?.[0] as SpokenCommand | undefined) ?? null;
};
