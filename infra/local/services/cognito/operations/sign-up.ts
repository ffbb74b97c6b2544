import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { checkPassword } from '../settings/password-policy.ts';
import { createPasswordProof } from '../srp/verifier.ts';
import type { User } from '../store/user-store.ts';
import { mailCode } from '../users/code-mail.ts';
import { announceConfirmation } from '../users/confirmation.ts';
import { attributeList, isEmail, readAttributes } from '../users/user-attributes.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  Password: fields.password,
  UserAttributes: attributeList.default([]),
  ValidationData: attributeList.optional(),
  ClientMetadata: fields.metadata,
});

/** Creates an unconfirmed account. The username is a new UUID, the email its alias. */
export const signUp = defineOperation(input, async (request, pool) => {
  const { ClientId, Username, Password, ClientMetadata, ValidationData } = request;
  const { settings } = pool;
  const client = pool.client(ClientId);
  if (!settings.allowsSignUp) throw cognitoErrors.signUpNotPermitted();
  if (!isEmail(Username)) throw cognitoErrors.usernameNotEmail();
  // Clients may repeat the user name as the email attribute, which a client without permission to write it cannot change.
  // It is not known whether Cognito rejects the repetition, too, so the app does not send it.
  const given = request.UserAttributes.filter(({ Name, Value }) => Name !== 'email' || Value !== Username);
  const { email = Username, ...attributes } = readAttributes(settings, client, given);
  const missing = settings.requiredAttributes.find(
    (name) => name !== 'email' && attributes[name] === undefined,
  );
  if (missing !== undefined) throw cognitoErrors.attributesWrong(`${missing}: The attribute is required`);
  if (email !== Username)
    throw cognitoErrors.invalidParameter('Username and email must be the same address.');
  checkPassword(settings.password, Password);
  if (pool.users.emailIsTaken(email)) throw cognitoErrors.usernameExists();

  const sub = randomUUID();
  const decision = await pool.triggers.preSignUp(
    {
      source: 'PreSignUp_SignUp',
      userName: sub,
      clientId: ClientId,
      userAttributes: { ...attributes, email },
      clientMetadata: ClientMetadata,
    },
    ValidationData ? Object.fromEntries(ValidationData.map(({ Name, Value }) => [Name, Value])) : null,
  );
  const now = pool.clock();
  const user: User = {
    sub,
    email,
    emailVerified: decision.autoVerifyEmail,
    newEmail: null,
    attributes,
    status: decision.autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED',
    enabled: true,
    proof: createPasswordProof(pool.identityOf(sub), Password),
    createdAt: now,
    modifiedAt: now,
  };
  const code = pool.transaction(() => {
    pool.users.add(user);
    return pool.codes.issue(sub, 'sign-up');
  });

  if (decision.autoConfirmUser) {
    await announceConfirmation(pool, 'PostConfirmation_ConfirmSignUp', { user, clientId: ClientId });
    return { UserConfirmed: true, UserSub: sub };
  }
  if (!settings.verifiesEmail) return { UserConfirmed: false, UserSub: sub };
  const CodeDeliveryDetails = await mailCode(pool, {
    user,
    code,
    clientId: ClientId,
    source: 'CustomMessage_SignUp',
    clientMetadata: ClientMetadata,
  });
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
});
