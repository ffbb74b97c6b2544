let hasPasskeys = false;

/** Stores whether the environment supports passkeys, from its `config.json`. */
export const setStagePasskeys = (passkeys: boolean): void => {
  hasPasskeys = passkeys;
};

/** Returns whether passkeys are supported by the environment and this browser. */
export const passkeysOffered = (): boolean => hasPasskeys && 'PublicKeyCredential' in globalThis;
