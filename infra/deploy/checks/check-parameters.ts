import { GetParametersCommand, type Parameter, type SSMClient } from '@aws-sdk/client-ssm';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { checkPublicKey } from '../keys/check-photo-key.ts';

export interface ParameterFindings {
  findings: Finding[];
  /** Public key (PEM) of the photo URLs; null if it is missing or not one. */
  photoPublicKey: string | null;
  /** Whether the stage was deployed before: its last stack publishes the site's origin. */
  isDeployed: boolean;
}

/** The consequence of each missing secret; null if the stage cannot be deployed without it. */
const consequences = {
  photoSigningKey: null,
  openAiKey: 'no model: rules handle text, coach and insights, and photos are described by the user',
  vapidPrivateKey: 'no reminders',
  stripeSecretKey: 'no payments',
  stripeWebhookSecret: 'no payment updates',
  syntheticUser: 'no synthetic user checks the product every five minutes',
} as const;

const storeCommand = (stage: Stage, name: string): string =>
  `npm run store-key -- --stage ${stage.name} --key ${name.split('/').at(-1)} --file FILE`;

const checkSecret = (
  stage: Stage,
  name: string,
  without: string | null,
  found: Parameter | undefined,
): Finding => {
  const fix = storeCommand(stage, name);
  if (!found)
    return without === null ? failed(name, 'missing', fix) : warned(name, `missing: ${without}`, fix);
  return found.Type === 'SecureString'
    ? held(name, 'stored')
    : failed(name, 'stored unencrypted', `Delete the parameter and replace the key, then ${fix}`);
};

/** Checks the stage's parameters. Secrets are not decrypted: only their names and types are read. */
export const checkParameters = async (stage: Stage, ssm: SSMClient): Promise<ParameterFindings> => {
  const names = parameterNames(stage);
  const secrets = Object.entries(consequences).map(
    ([key, without]) => [names[key as keyof typeof consequences], without] as const,
  );
  const { Parameters = [] } = await ssm.send(
    new GetParametersCommand({
      Names: [names.siteOrigin, names.photoPublicKey, ...secrets.map(([name]) => name)],
      WithDecryption: false,
    }),
  );
  const found = new Map(Parameters.map((parameter) => [parameter.Name, parameter]));
  const publicKey = found.get(names.photoPublicKey)?.Value;
  const fault = publicKey === undefined ? 'missing' : checkPublicKey(publicKey);
  return {
    isDeployed: found.has(names.siteOrigin),
    photoPublicKey: fault === null ? publicKey! : null,
    findings: [
      ...secrets.map(([name, without]) => checkSecret(stage, name, without, found.get(name))),
      fault === null
        ? held(names.photoPublicKey, 'stored')
        : failed(names.photoPublicKey, fault, `${storeCommand(stage, names.photoSigningKey)} (the same key)`),
    ],
  };
};
