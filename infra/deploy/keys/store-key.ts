import {
  GetParameterCommand,
  ParameterAlreadyExists,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Stage } from '../../stages.ts';
import { type KeyName, type ParsedKey, parseKey } from './parse-key.ts';

/** Keys that may not be replaced, with what to do instead. */
const permanent: Partial<Record<KeyName, string>> = {
  'photo-signing-key': 'Set the next `photoKey` of the stage in infra/stages.ts and store the key again.',
  'vapid-private-key':
    'Browsers have subscribed to it: delete the parameter only if all reminders may be turned off.',
};

interface NewKey {
  stage: Stage;
  name: KeyName;
  /** The content of the key's file. */
  file: string;
}

const parameterOf = ({ stage, name }: Pick<NewKey, 'stage' | 'name'>): string => {
  const names = parameterNames(stage);
  return name === 'photo-signing-key' ? names.photoSigningKey : `/platewise/${stage.name}/${name}`;
};

/** Returns whether a parameter already has the value. Decrypts it, because the caller has the key anyway. */
const isStored = async (ssm: SSMClient, name: string, value: string): Promise<boolean> => {
  const { Parameter } = await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
  return Parameter?.Value === value;
};

/** @throws Error if another permanent key is stored */
const putSecret = async (ssm: SSMClient, key: NewKey, { value }: ParsedKey): Promise<void> => {
  const Name = parameterOf(key);
  const instead = permanent[key.name];
  try {
    await ssm.send(
      new PutParameterCommand({ Name, Type: 'SecureString', Value: value, Overwrite: instead === undefined }),
    );
  } catch (error) {
    if (!(error instanceof ParameterAlreadyExists) || instead === undefined) throw error;
    if (!(await isStored(ssm, Name, value)))
      throw new Error(`${Name} has another key already. ${instead}`, { cause: error });
  }
};

/**
 * Checks a key and stores it encrypted; the public part of the photo key is stored for the deployment, which therefore
 * decrypts nothing.
 * @returns the names of the stored parameters
 * @throws Error that says what is wrong with the key
 */
export const storeKey = async (ssm: SSMClient, key: NewKey): Promise<string[]> => {
  const parsed = parseKey(key.name, key.file);
  await putSecret(ssm, key, parsed);
  if (parsed.publicKey === null) return [parameterOf(key)];
  const { photoPublicKey } = parameterNames(key.stage);
  await ssm.send(
    new PutParameterCommand({
      Name: photoPublicKey,
      Type: 'String',
      Value: parsed.publicKey,
      Overwrite: true,
    }),
  );
  return [parameterOf(key), photoPublicKey];
};
