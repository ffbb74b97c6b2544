/** Key of Amplify's storage that names the signed-in user of an app client. */
const SIGNED_IN = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

/** Returns whether Amplify has stored a session in this browser, without loading Amplify. */
export const hasStoredSession = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => SIGNED_IN.test(key));
  } catch {
    // Storage is blocked: there is no session.
    return false;
  }
};
