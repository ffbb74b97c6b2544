import { randomUUID } from 'node:crypto';
import type { Dashboard, Trend } from '#shared/dashboard/schema.ts';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import type { DiaryDay, WaterOfDay } from '#shared/diary/schema.ts';
import type { ErrorEnvelope } from '#shared/errors/envelope.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import { subOf } from './local-table.ts';

/** Time zone of the test users. */
export const ZONE = 'Europe/Berlin';
const PASSWORD = 'plate-1234';

/** Calls an operation of the local Cognito like any client. */
export const cognito = async (
  origin: string,
  operation: string,
  input: object,
): Promise<Record<string, unknown>> => {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as RuntimeConfig;
  const response = await fetch(config.user_pool_endpoint!, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: config.user_pool_client_id, ...input }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
  return answer;
};

/** Returns the newest email to an address from the mailbox page. */
export const newestMail = async (origin: string, to: string) => {
  const response = await fetch(`${origin}/__local/mail.json?to=${encodeURIComponent(to)}`);
  const mails = (await response.json()) as {
    subject: string;
    code: string | null;
    links: string[];
    html: string;
  }[];
  return mails[0];
};

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

/** Signs a user in with the tests' password, and returns the user with an API client. */
export const signInApiUser = async (origin: string, email: string) => {
  const { AuthenticationResult } = await cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
  });
  const tokens = AuthenticationResult as Tokens;
  return {
    id: subOf(tokens),
    email,
    password: PASSWORD,
    tokens,
    ...createCaller(origin, tokens.AccessToken),
  };
};

/** Signs a user up, confirms the email and signs in, and returns the user with an API client. */
export const createApiUser = async (origin: string, fullName = 'Mara Test') => {
  const email = `mara-${randomUUID()}@example.com`;
  const UserAttributes = [{ Name: 'name', Value: fullName }];
  await cognito(origin, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes });
  const ConfirmationCode = (await newestMail(origin, email))?.code;
  await cognito(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode });
  return signInApiUser(origin, email);
};

/** Creates an API client for a token. */
export const createCaller = (origin: string, token: string | null) => {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : null) as ApiAnswer,
      headers: response.headers,
    };
  };
  return { call };
};

/** The fields of API responses that tests check. */
export type ApiAnswer = Required<ErrorEnvelope> &
  Dashboard &
  DiaryDay &
  WaterOfDay &
  Pick<Trend, 'days' | 'average'> &
  FoodAnalysis &
  Omit<FoodEntry, keyof FoodAnalysis> & {
    entries: FoodEntry[];
    micronutrients: MicronutrientSum;
    key: string;
    url: string;
    fields: Record<string, string>;
  };

export type ApiUser = Awaited<ReturnType<typeof createApiUser>>;

/** Uploads bytes like the browser: permission from the API, then a form POST to the bucket. */
export const uploadPhoto = async (
  user: Pick<ApiUser, 'call'>,
  bytes: Buffer,
  options: { contentType?: string; sentAs?: string } = {},
) => {
  const contentType = options.contentType ?? 'image/jpeg';
  const permit = await user.call('POST', '/api/photos', { content_type: contentType, size: 1000 });
  const form = new FormData();
  for (const [name, value] of Object.entries(permit.body.fields)) {
    form.append(name, name === 'Content-Type' && options.sentAs ? options.sentAs : value);
  }
  form.append('file', new Blob([new Uint8Array(bytes)]), 'meal.jpg');
  const response = await fetch(permit.body.url, { method: 'POST', body: form });
  return {
    id: permit.body.id,
    key: permit.body.key,
    status: response.status,
    text: await response.text(),
  };
};
