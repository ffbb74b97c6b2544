let hasPasskeys = false;

/** Notes whether the stage lets people sign in with passkeys, as its `config.json` says. */
export const setStagePasskeys = (passkeys: boolean): void => {
  hasPasskeys = passkeys;
};

/** Whether passkeys can be offered here: by the stage, and by this browser. */
export const passkeysOffered = (): boolean => hasPasskeys && 'PublicKeyCredential' in globalThis;
