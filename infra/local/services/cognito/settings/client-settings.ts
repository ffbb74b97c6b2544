import * as z from 'zod';
import type { LocalStack, Resource } from '../../../template/model.ts';
import { cognitoErrors } from '../errors.ts';
import { parseProperties } from './parse-properties.ts';
import { physicalId } from './physical-id.ts';

const secondsIn = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const properties = z.object({
  GenerateSecret: z.literal(false, 'clients with a secret are not hosted').default(false),
  EnableTokenRevocation: z.literal(true, 'tokens are always revocable here').default(true),
  RefreshTokenRotation: z
    .object({ Feature: z.literal('DISABLED', 'refresh tokens are not rotated here') })
    .optional(),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  ExplicitAuthFlows: z
    .array(z.string())
    .default(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_CUSTOM_AUTH']),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
  AccessTokenValidity: z.number().default(1),
  IdTokenValidity: z.number().default(1),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z
    .object({ AccessToken: unit.optional(), IdToken: unit.optional(), RefreshToken: unit.optional() })
    .default({}),
});

export interface ClientSettings {
  id: string;
  /** Allowed flows without the prefix `ALLOW_`, e.g. `USER_SRP_AUTH`. */
  flows: ReadonlySet<string>;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Whether responses hide that an account does not exist. */
  hidesMissingUsers: boolean;
  /** Returns whether tokens and responses for this client include an attribute. */
  mayRead: (attribute: string) => boolean;
  mayWrite: (attribute: string) => boolean;
}

const clientOf = (resource: Resource): ClientSettings => {
  const read = parseProperties(properties, resource);
  const units = read.TokenValidityUnits;
  return {
    id: physicalId(resource),
    flows: new Set(read.ExplicitAuthFlows.map((flow) => flow.replace(/^ALLOW_/, ''))),
    accessTokenSeconds: read.AccessTokenValidity * secondsIn[units.AccessToken ?? 'hours'],
    idTokenSeconds: read.IdTokenValidity * secondsIn[units.IdToken ?? 'hours'],
    refreshTokenSeconds: read.RefreshTokenValidity * secondsIn[units.RefreshToken ?? 'days'],
    mayRead: (attribute) => read.ReadAttributes?.includes(attribute) ?? true,
    mayWrite: (attribute) => read.WriteAttributes?.includes(attribute) ?? true,
    hidesMissingUsers: read.PreventUserExistenceErrors === 'ENABLED',
  };
};

/** Finds a client by ID. @throws AwsError `ResourceNotFoundException` */
export type ClientLookup = (clientId: string) => ClientSettings;

export const createClientLookup = (stack: LocalStack): { find: ClientLookup; first: ClientSettings } => {
  const clients = stack.byType('AWS::Cognito::UserPoolClient').map(clientOf);
  const [first] = clients;
  if (!first) throw new Error('The user pool has no AWS::Cognito::UserPoolClient to sign in with.');
  const find: ClientLookup = (clientId) => {
    const client = clients.find(({ id }) => id === clientId);
    if (!client) throw cognitoErrors.clientNotFound(clientId);
    return client;
  };
  return { find, first };
};
