let isLocal = false;

/** Remembers whether the app runs on one machine, from `/config.json`. */
export const setStage = (stage: string): void => {
  isLocal = stage === 'local';
};

/** Returns whether the services are their stand-ins on one machine. */
export const isLocalStage = (): boolean => isLocal;
