import { AwsError, notImplemented } from '../../gateway/aws-error.ts';

const fixed = (code: string, message: string) => () => new AwsError(code, message, 400);
const named = (code: string, message: (name: string) => string) => (name: string) =>
  new AwsError(code, message(name), 400);

/**
 * Cognito's errors with their original messages, so that clients and users see the same locally as on AWS.
 * Sources: the user pools API reference, and 'Managing user existence error responses' in the Cognito guide.
 */
export const cognitoErrors = {
  accessTokenExpired: fixed('NotAuthorizedException', 'Access Token has expired'),
  accessTokenInvalid: fixed('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenRevoked: fixed('NotAuthorizedException', 'Access Token has been revoked'),
  aliasExists: fixed('AliasExistsException', 'An account with the given email already exists.'),
  alreadyConfirmed: fixed('InvalidParameterException', 'User is already confirmed.'),
  attemptLimit: fixed('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  attributesWrong: named(
    'InvalidParameterException',
    (problems) => `Attributes did not conform to the schema: ${problems}\n`,
  ),
  cannotConfirm: named(
    'NotAuthorizedException',
    (status) => `User cannot be confirmed. Current status is ${status}`,
  ),
  cannotReset: fixed(
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  ),
  challengeExpired: fixed('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  clientNotFound: named('ResourceNotFoundException', (id) => `User pool client ${id} does not exist.`),
  codeExpired: fixed('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  codeMismatch: fixed('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  flowNotEnabled: named('InvalidParameterException', (flow) => `${flow} flow not enabled for this client`),
  groupNotFound: fixed('ResourceNotFoundException', 'Group not found.'),
  lambdaFailed: named('UserLambdaValidationException', (what) => `${what}.`),
  lambdaAnswerInvalid: fixed('InvalidLambdaResponseException', 'Unrecognizable lambda output'),
  invalidParameter: named('InvalidParameterException', (message) => message),
  missingParameter: named('InvalidParameterException', (name) => `Missing required parameter ${name}`),
  notHosted: (what: string) => notImplemented(`Cognito's ${what}`),
  passwordAttemptsExceeded: fixed('NotAuthorizedException', 'Password attempts exceeded'),
  passwordPolicy: named(
    'InvalidPasswordException',
    (problem) => `Password did not conform with policy: ${problem}`,
  ),
  passkeyChallengeMissing: fixed(
    'WebAuthnChallengeNotFoundException',
    'No challenge was found for this registration. Start it again.',
  ),
  passkeyInvalid: fixed('NotAuthorizedException', 'Failed to verify the passkey.'),
  passkeyNotFound: fixed('ResourceNotFoundException', 'Passkey not found.'),
  passkeyOriginNotAllowed: fixed('WebAuthnOriginNotAllowedException', 'Origin is not allowed.'),
  passkeysNotEnabled: fixed('WebAuthnNotEnabledException', 'Passkeys are not enabled for this user pool.'),
  poolNotFound: named('ResourceNotFoundException', (id) => `User pool ${id} does not exist.`),
  refreshTokenExpired: fixed('NotAuthorizedException', 'Refresh Token has expired'),
  refreshTokenInvalid: fixed('NotAuthorizedException', 'Invalid Refresh Token'),
  refreshTokenRevoked: fixed('NotAuthorizedException', 'Refresh Token has been revoked'),
  signUpNotPermitted: fixed('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
  softwareTokenMissing: fixed(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  ),
  softwareTokenNotEnabled: fixed(
    'EnableSoftwareTokenMFAException',
    'Code mismatch and fail enable Software Token MFA',
  ),
  softwareTokenUsed: fixed('ExpiredCodeException', 'Your software token has already been used once.'),
  softwareTokenWrong: fixed('CodeMismatchException', 'Invalid code received for user'),
  tooManyPasskeys: fixed('LimitExceededException', 'Too many passkeys.'),
  tokenNotRevocable: fixed('UnsupportedTokenTypeException', 'Unsupported token type.'),
  unauthorizedAttribute: fixed(
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ),
  userDisabled: fixed('NotAuthorizedException', 'User is disabled.'),
  userNotConfirmed: fixed('UserNotConfirmedException', 'User is not confirmed.'),
  userNotFound: fixed('UserNotFoundException', 'User does not exist.'),
  usernameExists: fixed('UsernameExistsException', 'User already exists'),
  usernameNotEmail: fixed('InvalidParameterException', 'Username should be an email.'),
  wrongCredentials: fixed('NotAuthorizedException', 'Incorrect username or password.'),
} as const;
