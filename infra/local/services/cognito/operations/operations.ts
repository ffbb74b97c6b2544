import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminUserGlobalSignOut,
  listUsers,
} from './admin.ts';
import { adminInitiateAuth, adminSetUserMfaPreference, adminUpdateUserAttributes } from './admin-sign-in.ts';
import { changePassword } from './change-password.ts';
import { confirmForgotPassword } from './confirm-forgot-password.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { deleteUser } from './delete-user.ts';
import { forgotPassword } from './forgot-password.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { getUser } from './get-user.ts';
import { globalSignOut } from './global-sign-out.ts';
import { adminAddUserToGroup, adminListGroupsForUser, adminRemoveUserFromGroup } from './groups.ts';
import { initiateAuth } from './initiate-auth.ts';
import type { Operation } from './operation.ts';
import { resendConfirmationCode } from './resend-confirmation-code.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { revokeToken } from './revoke-token.ts';
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from '../passkeys/register-passkey.ts';
import { signUp } from './sign-up.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token.ts';
import { updateUserAttributes } from './update-user-attributes.ts';
import { getUserAttributeVerificationCode, verifyUserAttribute } from './verify-user-attribute.ts';

/** Operations that need no IAM permission; some require a token. */
export const publicOperations = new Map<string, Operation>(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    CompleteWebAuthnRegistration: completeWebAuthnRegistration,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    DeleteWebAuthnCredential: deleteWebAuthnCredential,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListWebAuthnCredentials: listWebAuthnCredentials,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    StartWebAuthnRegistration: startWebAuthnRegistration,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);

/** Operations that need `cognito-idp:<name>` on the pool. */
export const adminOperations = new Map<string, Operation>(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminInitiateAuth: adminInitiateAuth,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ListUsers: listUsers,
  }),
);
